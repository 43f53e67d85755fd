/** Patterns of the published document, as validators with and without the flag `u` read them. */
import { OpenApi } from "@effect/platform";
import fc from "fast-check";
import { expect, it } from "vitest";
import { Api } from "#schemas/Api.ts";
import { plainPattern } from "#scripts/docs/plainPattern.ts";
import { publishedDocument } from "#scripts/docs/publishedDocument.ts";

const patternsOf = (document: object) => {
  const found = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === "pattern" && typeof value === "string") found.add(value);
    return value;
  });
  return [...found];
};

it("published patterns have no properties of characters, which only the flag u knows", () => {
  for (const pattern of patternsOf(publishedDocument(""))) expect(pattern).not.toMatch(/\\[pP]\{/);
});

const characters = Array.from("aZ9 ._-/,\u0000\u2028ä漢😀");

it.each(patternsOf(OpenApi.fromApi(Api)))(
  "%s fits with and without the flag what it fits as written",
  (pattern) => {
    const written = new RegExp(pattern, "u");
    const plain = ["", "u"].map((flag) => new RegExp(plainPattern(pattern), flag));
    const texts = fc.string({ unit: fc.constantFrom(...characters), maxLength: 8 });
    const { counterexample } = fc.check(
      fc.property(texts, (text) => {
        const fits = written.test(text);
        // Letters beyond ASCII are not told from other characters.
        const isTold = fits || /^[ -~]*$/.test(text);
        return !isTold || plain.every((each) => each.test(text) === fits);
      }),
    );
    expect(counterexample).toBeNull();
  },
);
