/** The narrow scalars that entities are made of: instants that exist, counts, text that a person typed. */
import { DateTime, type FastCheck, ParseResult, Schema } from "effect";
import { isLongerThan } from "./characters.ts";
import { checkedText, type TextRule } from "./checks.ts";
import { lenient } from "./lenient.ts";

// Control characters, lone surrogates, line and paragraph separators; and what turns the direction of all that follows
// (UAX #9, 2.1 and 2.2: embeddings, overrides, isolates), which lets a name rewrite the sentence around it.
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

export const hasUnprintable = (text: string): boolean => unprintable.test(text);

/** A space in the place of each. */
export const withoutUnprintable = (text: string): string =>
  text.replaceAll(new RegExp(unprintable, "gu"), " ");

// What is never drawn by itself: joiners, soft hyphens, variation selectors (UAX #44); two names of these look alike.
const isInvisible = (text: string): boolean => /^[\p{Default_Ignorable_Code_Point}\s]*$/u.test(text);

export const required: TextRule = {
  check: { code: "required" },
  expected: "must not be empty",
  isMet: (text) => !isInvisible(text),
};

export const maxLength = (max: number): TextRule => ({
  check: { code: "maxLength", max },
  expected: `must have at most ${max} characters`,
  isMet: (text) => !isLongerThan(text, max),
});

const printable: TextRule = {
  check: { code: "printable" },
  expected: "must not contain control characters",
  isMet: (text) => !hasUnprintable(text),
};

/** Text that a person typed: trimmed, 1 to `max` characters, something to be seen, nothing unprintable. */
export const TypedText = (max: number) =>
  Trimmed([required, maxLength(max), printable], { type: "string", minLength: 1 }, (fc) =>
    fc.string({ minLength: 1, maxLength: max, unit: "grapheme" }).map((text) => text.trim()),
  );

/** Text that is trimmed and then checked by `rules`, one after the other. */
export const Trimmed = (
  rules: ReadonlyArray<TextRule>,
  jsonSchema: object,
  arbitrary: (fc: typeof FastCheck) => FastCheck.Arbitrary<string>,
) =>
  Schema.transform(
    Schema.String.annotations({ jsonSchema }),
    checkedText(rules).annotations({
      arbitrary: () => (fc) => arbitrary(fc).filter((text) => rules.every(({ isMet }) => isMet(text))),
    }),
    { strict: true, decode: (typed) => typed.trim(), encode: (text) => text },
  );

/** A whole number from `min` to `max` in a query. */
export const IntegerParam = (min: number, max: number, example: number) =>
  Schema.transform(
    // Text in the query, yet documents describe the number that it stands for.
    Schema.String.pipe(Schema.pattern(/^\d{1,9}$/)).annotations({
      jsonSchema: { type: "integer", minimum: min, maximum: max, examples: [example] },
    }),
    Schema.Number.pipe(Schema.int(), Schema.between(min, max)).annotations({ examples: [example] }),
    { strict: true, decode: Number, encode: String },
  );

const isoInstant =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/;

const dayExists = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return month >= 1 && month <= 12 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** ISO 8601 with date, time and offset, of a day that exists; sent as UTC with milliseconds. */
export const Instant = Schema.transformOrFail(
  Schema.String.annotations({
    jsonSchema: { type: "string", format: "date-time" },
  }),
  Schema.DateTimeUtcFromSelf.annotations({
    arbitrary: () => (fc) =>
      fc
        .date({
          min: new Date("1970-01-02T00:00:00Z"),
          max: new Date("2100-01-01T00:00:00Z"),
          noInvalidDate: true,
        })
        .map((date) => DateTime.unsafeFromDate(date)),
  }),
  {
    strict: true,
    decode: (text, _options, ast) => {
      const [, year, month, day] = isoInstant.exec(text) ?? [];
      return day !== undefined && dayExists(Number(year), Number(month), Number(day))
        ? ParseResult.succeed(DateTime.unsafeMake(text))
        : ParseResult.fail(
            new ParseResult.Type(ast, text, "must be an ISO 8601 instant such as 2026-03-01T12:00:00.000Z"),
          );
    },
    encode: (instant) => ParseResult.succeed(DateTime.formatIso(instant)),
  },
).annotations({ examples: [DateTime.unsafeMake("2026-03-01T09:30:00.000Z")] });

/** A number of users or events. */
export const Count = Schema.Number.pipe(Schema.int(), Schema.nonNegative()).annotations({
  title: "Count",
  arbitrary: () => (fc) => fc.nat(),
});

/** Identifiers are opaque and fit into a path segment as they are. */
export const Id = Schema.String.pipe(
  Schema.pattern(/^[A-Za-z0-9_-]{1,64}$/, { message: () => "must be an identifier" }),
);

/** A word of a vocabulary, in snake_case. Words that the contract does not know are kept as they came. */
export const Code = (vocabulary: readonly [string, ...ReadonlyArray<string>]) =>
  lenient(
    Schema.String.annotations({
      examples: vocabulary,
      arbitrary: () => (fc) => fc.constantFrom(...vocabulary),
    }),
    (input) => {
      const word = String(input).toLowerCase();
      if (typeof input === "number") return word;
      return typeof input === "string" && vocabulary.includes(word) ? word : input;
    },
  );

/** A closed vocabulary; other servers may write it in upper case. */
export const Keyword = <const Words extends readonly [string, ...Array<string>]>(...words: Words) =>
  lenient(Schema.Literal(...words), (input) => (typeof input === "string" ? input.toLowerCase() : input));
