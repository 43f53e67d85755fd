/** When two names count as the same. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { uniqueKey } from "#schemas/uniqueKey.ts";

it.each([
  ["Straße", "STRASSE"],
  ["STRAẞE", "strasse"],
  ["ﬁne", "FINE"],
  ["ΟΔΟΣ", "οδος"],
  ["\u0390", "\u03aa\u0301"],
  ["zero\u200bwidth", "zerowidth"],
  ["two  spaces", "two spaces"],
])("%s and %s have the same key", (one, other) => {
  expect(uniqueKey(one)).toBe(uniqueKey(other));
});

it("different names have different keys", () => {
  expect(new Set(["a", "ä", "aa", "b", "a b", "ab", "1", "l"].map(uniqueKey)).size).toBe(8);
});

it("a key ignores case and Unicode form, and the key of a key is the same", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("NFC", "NFD", "NFKC", "NFKD"),
      (text, form) => {
        const key = uniqueKey(text);
        expect(uniqueKey(text.normalize(form))).toBe(key);
        expect(uniqueKey(text.toUpperCase())).toBe(key);
        expect(uniqueKey(text.toLowerCase())).toBe(key);
        expect(uniqueKey(key)).toBe(key);
      },
    ),
  );
});
