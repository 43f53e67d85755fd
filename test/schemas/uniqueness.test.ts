/** Decoding of answers about uniqueness. */
import { ParseResult, Schema } from "effect";
import { expect, it } from "vitest";
import { Uniqueness } from "#schemas/uniqueness.ts";

const decode = Schema.decodeUnknownSync(Uniqueness);

it.each([true, false])("%j is read, bare or wrapped", (free) => {
  expect(decode(free)).toBe(free);
  expect(decode({ unique: free })).toBe(free);
});

it.each([null, "true", 1, {}, { unique: "true" }, { unique: null }, [true]])("%j is refused", (input) => {
  expect(() => decode(input)).toThrow(ParseResult.ParseError);
});
