/** A name is found by what people type of it. */
import { FastCheck } from "effect";
import { describe, expect, it } from "vitest";
import { fold, matchRank } from "#src/domain/wordSearch.ts";

const fits = (name: string, typed: string) => matchRank(fold(name), fold(typed));

describe("how well a name fits what is typed", () => {
  it.each([
    ["Harbour Health", "har", 0],
    ["Harbour Health", "HARBOUR", 0],
    ["Harbour Health", "health", 1],
    ["Harbour Health", "health harbour", 1],
    ["Harbour Health", "h h", 1],
    ["Harbour Health", "arb", 2],
    ["Harbour Health", "alth arb", 2],
    ["Harbour Health", "harbor", undefined],
    ["Harbour Health", "harbour care", undefined],
    ["Übergewicht", "uber", 0],
    ["Ubergewicht", "über", 0],
    ["Großer Fuß", "fuss", 1],
    ["GROSSER FUSS", "großer fuß", 0],
    ["Ｗｅｌｌ", "well", 0],
    ["Vital-Steps (Beta)", "steps beta", 1],
    ["健康アプリ", "アプリ", 2],
    ["İstanbul", "istanbul", 0],
    ["C++ Coach", "c++", 0],
    ["Anything", "", 0],
    ["Anything", "  -  ", 0],
  ])("%s, typed %s: %s", (name, typed, expected) => {
    expect(fits(name, typed)).toBe(expected);
  });
});

it("every name is found by itself, in any case and normal form", () => {
  FastCheck.assert(
    FastCheck.property(FastCheck.string({ unit: "grapheme" }), (name) => {
      expect(fits(name, name)).toBe(0);
      expect(fits(name, name.normalize("NFD"))).toBe(0);
    }),
  );
});

it("folding twice is folding once", () => {
  FastCheck.assert(
    FastCheck.property(FastCheck.string({ unit: "grapheme" }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

it("typing more never finds more", () => {
  FastCheck.assert(
    FastCheck.property(FastCheck.string(), FastCheck.string(), FastCheck.string(), (name, typed, more) => {
      const [less, longer] = [fits(name, typed), fits(name, typed + more)];
      expect(less === undefined && longer !== undefined && fold(typed + more).startsWith(fold(typed))).toBe(
        false,
      );
    }),
  );
});
