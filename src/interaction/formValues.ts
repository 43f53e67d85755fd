/** Decodes the texts of a form into the payload of its schema, or into the checks that fail. */
import { Either, Schema } from "effect";
import { type Check, failedFields } from "#schemas/checks.ts";

const isOptional = (field: Schema.Struct.Fields[string] | undefined): boolean =>
  Schema.isPropertySignature(field) &&
  (field.ast._tag === "PropertySignatureDeclaration" ? field.ast.isOptional : field.ast.from.isOptional);

export interface ReadForm<Payload> {
  /** Undefined while a field is invalid. */
  readonly payload: Payload | undefined;
  readonly failed: ReadonlyMap<string, Check | undefined>;
}

/** Leaves empty optional fields out. */
export const readForm = <Fields extends Schema.Struct.Fields>(
  schema: Schema.Struct<Fields>,
  values: Readonly<Record<string, string>>,
): ReadForm<Schema.Struct.Type<Fields>> => {
  const present = Object.entries(values).filter(
    ([name, value]) => value.trim() !== "" || !isOptional(schema.fields[name]),
  );
  // Schemas of forms need no services; the type parameter does not say so.
  const codec = schema as unknown as Schema.Schema<Schema.Struct.Type<Fields>>;
  return Either.match(Schema.decodeUnknownEither(codec, { errors: "all" })(Object.fromEntries(present)), {
    onLeft: (error) => ({ payload: undefined, failed: failedFields(error) }),
    onRight: (payload) => ({ payload, failed: new Map() }),
  });
};
