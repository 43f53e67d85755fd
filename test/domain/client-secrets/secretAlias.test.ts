/** Aliases of an app's secrets. */
import { FastCheck, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { Alias } from "#schemas/client-secrets/ClientSecret.ts";
import { isAliasTaken, successorAlias } from "#src/domain/client-secrets/attention.ts";

describe("a successor", () => {
  it.each([
    ["ci-prod", [], "ci-prod-2"],
    ["ci-prod", ["ci-prod-2"], "ci-prod-3"],
    ["ci-prod", ["ci-prod-2", "CI-PROD-3"], "ci-prod-4"],
    ["ci-prod-2", [], "ci-prod-3"],
    ["prod-2026", [], "prod-2026-2"],
    ["prod-99", [], "prod-100"],
    ["x".repeat(64), [], `${"x".repeat(62)}-2`],
    [`${"x".repeat(61)} yy`, [], `${"x".repeat(61)}-2`],
    ["👩‍👩‍👧".repeat(64), [], `${"👩‍👩‍👧".repeat(62)}-2`],
  ])("of %j beside %j is called %j", (alias, taken, expected) => {
    expect(successorAlias(alias, taken)).toBe(expected);
  });

  it("has an alias that is allowed and free", () => {
    const aliases = FastCheck.string({ minLength: 1, maxLength: 64, unit: "grapheme" }).filter(
      Schema.is(Schema.typeSchema(Alias)),
    );
    FastCheck.assert(
      FastCheck.property(aliases, FastCheck.array(aliases, { maxLength: 5 }), (alias, others) => {
        const successor = successorAlias(alias, [alias, ...others]);
        expect(Schema.decodeUnknownSync(Alias)(successor)).toBe(successor.trim());
        expect(isAliasTaken(successor, [alias, ...others])).toBe(false);
      }),
    );
  });
});

it.each([
  ["CI-Prod", true],
  [" ci-prod ", true],
  ["ｃｉ-prod", true],
  ["ci-prod-2", false],
])("%j beside ci-prod is taken: %j", (alias, isTaken) => {
  expect(isAliasTaken(alias, ["ci-prod"])).toBe(isTaken);
});
