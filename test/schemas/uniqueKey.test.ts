/** When two names or addresses count as the same. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { emailKey, uniqueKey } from "#schemas/uniqueKey.ts";

it.each([
  ["Straße", "STRASSE"],
  ["STRAẞE", "strasse"],
  ["ﬁne", "FINE"],
  ["Ångström", "a\u030angstro\u0308m"],
  ["ΟΔΟΣ", "οδος"],
  ["\u0390", "\u03aa\u0301"],
  ["ｆｕｌｌ", "full"],
  ["zero\u200bwidth", "zerowidth"],
  [" spaces ", "spaces"],
  ["two  spaces", "two spaces"],
  ["two\u00a0spaces", "two spaces"],
])("%s and %s have the same key", (one, other) => {
  expect(uniqueKey(one)).toBe(uniqueKey(other));
});

it.each([
  ["kim@exämple.org", "kim@xn--exmple-cua.org"],
  ["KIM@EXÄMPLE.ORG", "kim@exa\u0308mple.org"],
  ["kim@straße.de", "kim@xn--strae-oqa.de"],
  [" Kim@example.org ", "kim@example.org"],
])("%s and %s are one mailbox", (one, other) => {
  expect(emailKey(one)).toBe(emailKey(other));
});

it("mailboxes of different domains or names have different keys", () => {
  const mailboxes = ["a@b.de", "a@c.de", "ä@b.de", "a@bä.de", "b@a.de", "a@straße.de", "a@strasse.de"];
  expect(new Set(mailboxes.map(emailKey)).size).toBe(mailboxes.length);
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
