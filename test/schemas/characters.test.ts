/** Counting and cutting text by grapheme clusters. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { countCharacters, firstCharacters, hasCharacters, isLongerThan } from "#schemas/characters.ts";

const family = "👩‍👩‍👧‍👦";

it("a family, an accent and a flag are one character each", () => {
  expect(countCharacters(`${family}e\u0301🇩🇪`)).toBe(3);
});

it("a text is counted only as far as asked, and a cut never falls inside a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat({ max: 20 }), (text, count) => {
      expect(hasCharacters(text, count)).toBe(countCharacters(text) >= count);
      const cut = firstCharacters(text, count);
      expect(text.startsWith(cut)).toBe(true);
      expect(countCharacters(cut)).toBe(Math.min(count, countCharacters(text)));
    }),
  );
});

it.each([
  [family.repeat(3), 3, false],
  [family.repeat(4), 3, true],
  [`a${"\u0301".repeat(47)}`, 3, false],
  [`a${"\u0301".repeat(48)}`, 3, true],
])("%j is longer than %i characters: %j", (text, max, isLonger) => {
  expect(isLongerThan(text, max)).toBe(isLonger);
});
