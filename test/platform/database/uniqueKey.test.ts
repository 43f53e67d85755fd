import fc from "fast-check";
import { expect, it } from "vitest";
import { uniqueKey } from "#platform/database/uniqueKey.ts";

it.each([
  ["Straße", "STRASSE"],
  ["STRAẞE", "strasse"],
  ["ﬁne", "FINE"],
  ["Ångström", "a\u030angstro\u0308m"],
  ["ΟΔΟΣ", "οδος"],
  ["ｆｕｌｌ", "full"],
  ["zero\u200bwidth", "zerowidth"],
  [" spaces ", "spaces"],
])("takes %s and %s for the same", (one, other) => {
  expect(uniqueKey(one)).toBe(uniqueKey(other));
});

it("tells different names apart", () => {
  expect(new Set(["a", "ä", "aa", "b", "a b", "ab", "1", "l"].map(uniqueKey)).size).toBe(8);
});

it("does not see case or Unicode form, and nothing more in its own keys", () => {
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
