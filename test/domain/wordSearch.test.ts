/** Word search: names are found by parts of their words. */
import { FastCheck } from "effect";
import { expect, it } from "vitest";
import { fold, matchRank } from "#src/domain/wordSearch.ts";

const rank = (name: string, typed: string) => matchRank(fold(name), fold(typed));

it.each([
  ["Harbour Health", "HARBOUR", 0],
  ["Harbour Health", "health", 1],
  ["Harbour Health", "h h", 1],
  ["Harbour Health", "health arb", 2],
  ["Harbour Health", "harbour care", undefined],
  ["Übergewicht", "uber", 0],
  ["Großer Fuß", "fuss", 1],
  ["Ｗｅｌｌ", "well", 0],
  ["Vital-Steps (Beta)", "steps beta", 1],
  ["健康アプリ", "アプリ", 2],
  ["İstanbul", "istanbul", 0],
  ["Soft\u00ADhyphen", "softhyphen", 0],
  ["Harbour Health", "Har\u200Bbour\u200E", 0],
  ["C++ Coach", "c++", 0],
  ["Anything", "", 0],
  ["Anything", "  -  ", 0],
])("the rank of %s for the search text %s: %s", (name, typed, expected) => {
  expect(rank(name, typed)).toBe(expected);
});

it("a name matches itself in every Unicode normal form", () => {
  FastCheck.assert(
    FastCheck.property(FastCheck.string({ unit: "grapheme" }), (name) => {
      expect(rank(name, name)).toBe(0);
      expect(rank(name, name.normalize("NFD"))).toBe(0);
    }),
  );
});
