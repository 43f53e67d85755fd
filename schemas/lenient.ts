/** Decode tolerantly, encode strictly: bodies of other servers are brought into the contract's form before they are checked. */
import { type FastCheck, Schema, SchemaAST } from "effect";

/** The input where it is a JSON object. An own `__proto__` member stays an own member. */
export const asRecord = (input: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof input === "object" && input !== null && !Array.isArray(input)
    ? (input as Record<string, unknown>)
    : undefined;

/** Accepts any input, for a transformation that checks it afterwards. Documents show `documented` instead. */
export const anyInput = <I>(documented: Schema.Schema.All): Schema.Schema<I> =>
  Schema.declare((_input): _input is I => true, {
    [SchemaAST.SurrogateAnnotationId]: documented.ast,
  });

/** `schema` whose input goes through `read` first. Output and documents are those of `schema`, unless `documented` is given. */
export const lenient = <A, I>(
  schema: Schema.Schema<A, I>,
  read: (input: unknown) => unknown,
  documented: Schema.Schema.All = schema,
) =>
  Schema.transform(anyInput<I>(documented), schema, {
    strict: false,
    decode: read,
    encode: (encoded) => encoded,
  });

/** A `read` for servers that send null for a missing member. */
export const withoutNulls = (input: unknown): unknown => {
  const object = asRecord(input);
  return object ? Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null)) : input;
};

// Parsed from text, since JSON has no -0.
const json = (fc: typeof FastCheck): FastCheck.Arbitrary<unknown> =>
  fc.json().map((text): unknown => JSON.parse(text));

/** A JSON object with any members. */
export const JsonObject = Schema.declare(
  (input): input is Readonly<Record<string, unknown>> => asRecord(input) !== undefined,
  {
    identifier: "JsonObject",
    jsonSchema: { type: "object", additionalProperties: true },
    arbitrary: () => (fc) => fc.dictionary(fc.string(), json(fc)),
  },
);

/** `struct` that keeps members outside the contract in `unknownFields` and sends them back unchanged. */
export const keepingUnknown = <Fields extends Schema.Struct.Fields>(struct: Schema.Struct<Fields>) => {
  const known = new Set(Object.keys(struct.fields));
  const kept = Schema.Struct({
    ...struct.fields,
    unknownFields: Schema.optionalWith(
      JsonObject.annotations({
        arbitrary: () => (fc) =>
          fc.dictionary(
            fc.string().filter((key) => !known.has(key)),
            json(fc),
            { minKeys: 1 },
          ),
      }),
      { exact: true },
    ),
  }).annotations(struct.ast.annotations);
  const open = struct.annotations({ ...struct.ast.annotations, jsonSchema: { additionalProperties: true } });
  return Schema.transform(anyInput<Schema.Struct.Encoded<Fields>>(open), kept, {
    strict: false,
    decode: (input: unknown) => {
      const object = asRecord(input);
      if (object === undefined) return input;
      const entries = Object.entries(object);
      const unknown = entries.filter(([key]) => !known.has(key));
      const fields = Object.fromEntries(entries.filter(([key]) => known.has(key)));
      return unknown.length === 0 ? fields : { ...fields, unknownFields: Object.fromEntries(unknown) };
    },
    encode: ({ unknownFields, ...fields }: { readonly unknownFields?: object }) => ({
      ...unknownFields,
      ...fields,
    }),
  });
};
