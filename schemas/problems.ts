/** Errors as they travel: RFC 9457 problem details with a typed tag; Spring's error body is understood too. */
import { HttpApiSchema } from "@effect/platform";
import { Option, Schema, SchemaAST } from "effect";
import { lenient, members } from "./lenient.ts";

export const problemContentType = "application/problem+json";

const constant = <Value extends string | number>(value: Value, description: string) =>
  Schema.Literal(value)
    .annotations({ description, examples: [value] })
    .pipe(
      Schema.propertySignature,
      Schema.withConstructorDefault(() => value),
    );

/** The members that every problem has (RFC 9457 §3.1), for `Schema.TaggedError`. */
export const problemFields = <Status extends number, Title extends string>(status: Status, title: Title) => ({
  status: constant(status, "HTTP status code"),
  title: constant(title, "What is wrong, in a few words, the same for every occurrence"),
  detail: Schema.optionalWith(
    Schema.String.annotations({
      description: "What is wrong this time; never repeats what was sent",
      examples: [`${title}.`],
    }),
    { exact: true },
  ),
});

// Documents take a response's description from the outermost schema; a class keeps its own on the type side.
const described = <A, I>(error: Schema.Schema<A, I>) =>
  error.annotations(
    Option.match(SchemaAST.getDescriptionAnnotation(SchemaAST.typeAST(error.ast)), {
      onNone: () => ({}),
      onSome: (description) => ({ description }),
    }),
  );

/** A tagged class makes the field of its tag by itself, and says nothing of it. */
const describeTag = (ast: SchemaAST.AST, tag: string) => {
  if (ast._tag !== "Transformation" || ast.from._tag !== "TypeLiteral") return;
  const field = ast.from.propertySignatures.find(({ name }) => name === "_tag");
  Object.assign(field?.type.annotations ?? {}, {
    [SchemaAST.DescriptionAnnotationId]: "The error's name",
    [SchemaAST.ExamplesAnnotationId]: [tag],
  });
};

/** How a call declares an error: its status, its media type, and Spring's `{status, error, message, path}` read as well. */
export const asProblem = <A, I extends { readonly _tag: string }>(
  error: Schema.Schema<A, I>,
  tag: I["_tag"],
  status: number,
  title: string,
  defaults: Readonly<Record<string, unknown>> = {},
) => {
  describeTag(error.ast, tag);
  return lenient(described(error), (input) => {
    const body = members(input) ?? {};
    if (body["_tag"] === tag) return body;
    const message = body["detail"] ?? body["message"];
    return {
      ...defaults,
      _tag: tag,
      status,
      title,
      ...(typeof message === "string" ? { detail: message } : {}),
    };
  }).pipe((schema) =>
    HttpApiSchema.withEncoding(schema.annotations(HttpApiSchema.annotations({ status })), {
      kind: "Json",
      contentType: problemContentType,
    }),
  );
};
