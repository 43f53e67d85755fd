/** A form's texts as the payload of its schema, or the checks that its fields fail. */
import { Either, Schema } from "effect";
import { type Check, failedFields } from "#schemas/checks.ts";

const isOptional = (field: Schema.Struct.Fields[string] | undefined): boolean =>
  Schema.isPropertySignature(field) &&
  (field.ast._tag === "PropertySignatureDeclaration" ? field.ast.isOptional : field.ast.from.isOptional);

export interface ReadForm<Payload> {
  /** Nothing while a field does not fit. */
  readonly payload: Payload | undefined;
  /** Fields that do not fit, with the check that each fails. */
  readonly failed: ReadonlyMap<string, Check | undefined>;
}

/** An empty text of an optional field is left out. */
export const readForm = <Fields extends Schema.Struct.Fields>(
  schema: Schema.Struct<Fields>,
  values: Readonly<Record<string, string>>,
): ReadForm<Schema.Struct.Type<Fields>> => {
  const present = Object.entries(values).filter(
    ([name, value]) => value !== "" || !isOptional(schema.fields[name]),
  );
  // What a form decodes needs no service: its fields are texts.
  const codec = schema as unknown as Schema.Schema<Schema.Struct.Type<Fields>>;
  return Either.match(Schema.decodeUnknownEither(codec, { errors: "all" })(Object.fromEntries(present)), {
    onLeft: (error) => ({ payload: undefined, failed: failedFields(error) }),
    onRight: (payload) => ({ payload, failed: new Map() }),
  });
};
