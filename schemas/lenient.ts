/** Decode tolerantly, encode strictly: variants of other servers are brought into the contract's form before its schema sees them. */
import { type FastCheck, Schema, SchemaAST } from "effect";

/** The members of a JSON object, or nothing. An own `__proto__` stays an own member. */
export const members = (input: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof input === "object" && input !== null && !Array.isArray(input)
    ? (input as Record<string, unknown>)
    : undefined;

/** An unchecked input that generated documents show as `documented`: what follows it does the checking. */
const anyInput = <I>(documented: Schema.Schema.All): Schema.Schema<I> =>
  Schema.declare((_input): _input is I => true, {
    [SchemaAST.SurrogateAnnotationId]: documented.ast,
  });

/** `schema`, but what comes in is first read by `read`; what goes out is as `schema` says. Documents show `documented`. */
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

/** `read` for records of servers that write null for a member they do not have. */
export const withoutNulls = (input: unknown): unknown => {
  const object = members(input);
  return object ? Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null)) : input;
};

// By way of text: JSON has no -0.
const json = (fc: typeof FastCheck): FastCheck.Arbitrary<unknown> =>
  fc.json().map((text): unknown => JSON.parse(text));

/** A JSON object of unknown members. */
export const JsonObject = Schema.declare(
  (input): input is Readonly<Record<string, unknown>> => members(input) !== undefined,
  {
    identifier: "JsonObject",
    jsonSchema: { type: "object" },
    arbitrary: () => (fc) => fc.dictionary(fc.string(), json(fc)),
  },
);

/** `struct`, whose members that the contract does not know are kept in `unknownFields` and sent back as they came. */
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
      const object = members(input);
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
