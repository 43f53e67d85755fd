/** Errors as they travel: RFC 9457 problem details with a typed tag; Spring's error body is understood too. */
import { HttpApiSchema } from "@effect/platform";
import { type Cause, Schema, type SchemaAST } from "effect";
import { asRecord, lenient, withoutNulls } from "./lenient.ts";

export const problemContentType = "application/problem+json";

const constant = <Value extends string | number>(value: Value, description: string) =>
  Schema.Literal(value)
    .annotations({ description, examples: [value] })
    .pipe(
      Schema.propertySignature,
      Schema.withConstructorDefault(() => value),
    );

/** The members that every problem has (RFC 9457 §3.1). */
const commonFields = <Status extends number, Title extends string>(status: Status, title: Title) => ({
  status: constant(status, "HTTP status code"),
  title: constant(title, "What is wrong, in a few words, the same for every occurrence"),
  detail: Schema.optionalWith(
    Schema.String.annotations({
      description: "What is wrong this time; never repeats what was sent",
      examples: [`${title}.`],
    }),
    { exact: true },
  ),
  requestId: Schema.optionalWith(
    Schema.String.annotations({
      description: "The answer's `X-Request-Id`, by which the server's log names the call",
      examples: ["f0e1d2c3b4a5968778695a4b3c2d1e0f"],
    }),
    { exact: true },
  ),
});

type ProblemFields<
  Tag extends string,
  Status extends number,
  Title extends string,
  Fields extends Schema.Struct.Fields,
> = { readonly _tag: Schema.tag<Tag> } & ReturnType<typeof commonFields<Status, Title>> & Fields;

interface Declaration<Status extends number, Title extends string, Fields extends Schema.Struct.Fields> {
  readonly status: Status;
  /** What is wrong, in a few words, the same for every occurrence. */
  readonly title: Title;
  /** When a call answers this error, for the documents. */
  readonly description: string;
  /** Members that only this error has. */
  readonly fields?: Fields;
  /** Values of `fields` for bodies of other servers, which do not send them. */
  readonly defaults?: Partial<Schema.Struct.Encoded<Fields>>;
}

type ProblemClass<Tag extends string, Fields extends Schema.Struct.Fields> = Schema.TaggedErrorClass<
  Schema.Struct.Type<Fields> & Cause.YieldableError,
  Tag,
  Fields
>;

/** One codec per class: Effect caches parsers by the identity of a schema. */
const codecs = new WeakMap<object, SchemaAST.Transformation>();

/**
 * Declares an error of the contract: `class AliasTaken extends problem("AliasTaken", { … }) {}`. The class is a
 * `Schema.TaggedError` and its own codec, with status and media type: a call declares it by `.addError(AliasTaken)`.
 * A body without a tag, such as Spring's, or none, is read as the error that its status stands for; so is a
 * problem with the tag but a title of its own.
 */
export const problem = <
  Tag extends string,
  Status extends number,
  Title extends string,
  Fields extends Schema.Struct.Fields = {},
>(
  tag: Tag,
  { status, title, description, fields, defaults }: Declaration<Status, Title, Fields>,
) => {
  const own = { ...commonFields(status, title), ...fields };
  // The status decides which error it is, so `status` and `title` of the body may be missing or worded differently.
  const read = (input: unknown) => {
    const { detail, requestId, ...body } = asRecord(withoutNulls(input)) ?? {};
    const text = detail ?? body["message"];
    const members = body["_tag"] === tag ? body : {};
    return {
      ...defaults,
      ...members,
      _tag: tag,
      status,
      title,
      ...(typeof text === "string" && { detail: text }),
      ...(typeof requestId === "string" && { requestId }),
    };
  };

  class Problem extends Schema.TaggedError<object>()(tag, own) {
    static override get ast() {
      const known = codecs.get(this);
      if (known !== undefined) return known;
      // TaggedError describes no tag, so documents are made from a struct of the same fields.
      const documented = Schema.suspend(() =>
        Schema.Struct({ ...own, _tag: constant(tag, "The error's name") }).annotations({
          identifier: tag,
          description,
        }),
      ).annotations({ identifier: tag });
      // On the inner schema: documents take a response's description from there.
      const codec = lenient(Schema.make(super.ast).annotations({ description }), read, documented)
        .annotations(HttpApiSchema.annotations({ status }))
        .pipe(HttpApiSchema.withEncoding({ kind: "Json", contentType: problemContentType }));
      const ast = codec.ast as SchemaAST.Transformation; // `lenient` makes a transformation.
      codecs.set(this, ast);
      return ast;
    }
  }
  // The cast: Schema.TaggedError cannot infer fields that are still type parameters.
  return Problem as unknown as ProblemClass<Tag, ProblemFields<Tag, Status, Title, Fields>>;
};
