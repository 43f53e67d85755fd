/** Identifiers: opaque text from the platform. A platform may send numbers instead, and gets them back as numbers. */
import { type Brand as EffectBrand, Option, ParseResult, Schema, SchemaAST } from "effect";
import { anyInput, asRecord, lenient } from "./lenient.ts";

/** What is wrong with an id such as 9007199254740993. */
const roundedNumber = "as a number above 2^53 it was rounded when the JSON was read";

// A URL resolves the segments `.` and `..`, also percent-encoded, so no path can name an entity with such an id.
const printable = /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]{1,256}$/u;

/** 1 to 256 printable characters (code points). */
export const Id = Schema.String.annotations({
  message: ({ actual }) =>
    Number.isInteger(actual) && !Number.isSafeInteger(actual)
      ? `must be text: ${roundedNumber}`
      : "Expected string",
}).pipe(
  Schema.pattern(printable, {
    message: ({ actual }) =>
      actual === "." || actual === ".."
        ? `must not be ${actual}: an address with it leads to another record`
        : "must be an identifier: 1 to 256 printable characters",
    arbitrary: () => (fc) =>
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 16 }).filter((text) => printable.test(text)),
  }),
);

/** The identifier of an entity: `idOf("AppId", "the app", "app_7Hq2mT4v")`. */
export const idOf = <Brand extends string>(brand: Brand, entity: string, example: string) =>
  Id.pipe(Schema.brand(brand)).annotations({
    description: `Identifier of ${entity}, given by the platform: 1 to 256 printable characters. A whole number is read as its digits, and sent back as a number`,
    // Unchecked, since the check would delay every start of the console; test/contract.test.ts checks all examples.
    examples: [example as typeof Id.Type & EffectBrand.Brand<Brand>],
  });

/** Beyond 2^53, JSON.parse has rounded the number, which then names another entity. */
const isNumericId = (input: unknown): input is number => Number.isSafeInteger(input);

/** An id that is only read. */
export const received = <A extends string>(id: Schema.Schema<A, string>) =>
  lenient(id, (input) => (isNumericId(input) ? String(input) : input));

/** An id as a segment of a path, percent-encoded. Decoding takes it from a router, which has decoded it. */
export const inPath = <A extends string>(id: Schema.Schema<A, string>) =>
  Schema.transform(
    anyInput<string>(id),
    id.annotations({ arbitrary: () => (fc) => fc.stringMatching(/^[\w-]{1,64}$/).map((text) => text as A) }),
    { strict: false, decode: (segment) => segment, encode: (text: string) => encodeURIComponent(text) },
  );

/** An entity whose id was sent as this number. */
export interface SentId {
  readonly numericId?: number;
}

/** `entity` whose `id` may come as a number: read as its digits, kept in `numericId`, sent back as the number. */
export const keepingNumericId = <A extends { readonly id: string }, I>(
  entity: Schema.Schema<A, I>,
): Schema.Schema<A & SentId, I> =>
  Schema.declare(
    [entity],
    {
      decode: (itself) => (input, options) => {
        const object = asRecord(input);
        const numericId = object?.["id"];
        if (!isNumericId(numericId)) return ParseResult.decodeUnknown(itself)(input, options);
        return ParseResult.map(
          ParseResult.decodeUnknown(itself)({ ...object, id: String(numericId) }, options),
          (decoded) => ({ ...decoded, numericId }),
        );
      },
      encode: (itself) => (input, options) => {
        const { numericId, ...decoded } = asRecord(input) ?? {};
        return ParseResult.map(ParseResult.encodeUnknown(itself)(decoded, options), (encoded) =>
          isNumericId(numericId) && String(numericId) === decoded["id"]
            ? { ...encoded, id: numericId }
            : encoded,
        );
      },
    },
    {
      arbitrary: (itself) => itself,
      [SchemaAST.SurrogateAnnotationId]: entity.ast,
      // The documents of a response take the description from here.
      ...Option.match(SchemaAST.getDescriptionAnnotation(SchemaAST.typeAST(entity.ast)), {
        onNone: () => ({}),
        onSome: (description) => ({ description }),
      }),
    },
  );
