/** Scalars of the contract: typed text, instants, counts and vocabularies. */
import { DateTime, type FastCheck, ParseResult, Schema } from "effect";
import { hasCharacters, isLongerThan } from "./characters.ts";
import { checkedText, type TextRule } from "./checks.ts";
import { lenient } from "./lenient.ts";

// Control characters, lone surrogates, line and paragraph separators, and characters that change the direction of the
// text after them (UAX #9, 2.1 and 2.2: embeddings, overrides, isolates), by which a name could garble its sentence; and
// piles of marks, which cover the lines around it.
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]|\p{M}{9,}/u;

export const hasUnprintable = (text: string): boolean => unprintable.test(text);

/** Replaces each unprintable character by a space. */
export const withoutUnprintable = (text: string): string =>
  text.replaceAll(new RegExp(unprintable, "gu"), " ");

// Names made only of these look the same: spaces, joiners, soft hyphens, variation selectors (UAX #44), marks without a
// letter, an empty Braille pattern, the place of an object, and characters that no font has (private or unassigned).
const isInvisible = (text: string): boolean =>
  /^[\p{Default_Ignorable_Code_Point}\s\p{M}\u2800\uFFFC\p{Co}\p{Cn}]*$/u.test(text);

/** Trimmed, and with one space where there were several, which look like one. */
export const tidied = (typed: string): string => typed.trim().replaceAll(/\p{Zs}{2,}/gu, " ");

export const required: TextRule = {
  check: { code: "required" },
  expected: "must not be empty",
  isMet: (text) => !isInvisible(text),
};

export const minLength = (min: number): TextRule => ({
  check: { code: "minLength", min },
  expected: `must have at least ${min} characters`,
  isMet: (text) => hasCharacters(text, min),
});

export const maxLength = (max: number): TextRule => ({
  check: { code: "maxLength", max },
  expected: `must have at most ${max} characters`,
  isMet: (text) => !isLongerThan(text, max),
});

const printable: TextRule = {
  check: { code: "printable" },
  expected: "must not contain control characters or piles of marks",
  isMet: (text) => !hasUnprintable(text),
};

/** Text typed by a person: trimmed, runs of spaces as one, `min` (at least 1) to `max` characters, not all invisible, none unprintable. */
export const TypedText = (max: number, min = 1, ...rules: ReadonlyArray<TextRule>) =>
  Trimmed(
    [required, minLength(min), maxLength(max), printable, ...rules],
    { type: "string", minLength: min },
    (fc) => fc.string({ minLength: min, maxLength: max, unit: "grapheme" }).map(tidied),
    tidied,
  );

/** Text that is trimmed, then checked by `rules` in order. */
export const Trimmed = (
  rules: ReadonlyArray<TextRule>,
  jsonSchema: object,
  arbitrary: (fc: typeof FastCheck) => FastCheck.Arbitrary<string>,
  tidy = (typed: string) => typed.trim(),
) =>
  Schema.transform(
    Schema.String.annotations({ jsonSchema }),
    checkedText(rules).annotations({
      arbitrary: () => (fc) => arbitrary(fc).filter((text) => rules.every(({ isMet }) => isMet(text))),
    }),
    { strict: true, decode: tidy, encode: (text) => text },
  );

/** A whole number from `min` to `max` in a query. */
export const IntegerParam = (min: number, max: number, example: number) =>
  Schema.transform(
    // Documents describe the number, not its text in the query.
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

/** ISO 8601 with an existing date, a time and an offset; sent as UTC with milliseconds. */
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

/** A number of users or events. Digits as text are read too: some drivers of databases give a sum so. */
export const Count = lenient(
  Schema.Number.pipe(Schema.int(), Schema.nonNegative()).annotations({ title: "Count" }),
  (input) => (typeof input === "string" && /^\d{1,15}$/.test(input) ? Number(input) : input),
);

/** A word of an open vocabulary, in snake_case. Unknown words are kept unchanged. */
export const Code = (vocabulary: readonly [string, ...ReadonlyArray<string>]) =>
  lenient(
    Schema.String.annotations({
      examples: vocabulary,
      arbitrary: () => (fc) => fc.constantFrom(...vocabulary),
    }),
    (input) => {
      if (typeof input === "number") return String(input);
      return vocabulary.find((word) => typeof input === "string" && word === input.toLowerCase()) ?? input;
    },
  );

/** A word of a closed vocabulary; upper case is accepted too. */
export const Keyword = <const Words extends readonly [string, ...Array<string>]>(...words: Words) =>
  lenient(Schema.Literal(...words), (input) => (typeof input === "string" ? input.toLowerCase() : input));
