/** The rules of fields say the specification's sentences. */
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { makeI18n } from "#src/i18n/i18n.ts";
import {
  email,
  maxLength,
  minLength,
  printable,
  problemOf,
  required,
  type Rule,
} from "#src/interaction/rules.ts";

const { text } = makeI18n("en", await loadCatalogue("en"));
const said = (value: string, ...rules: ReadonlyArray<Rule>) => problemOf(value, rules)?.(text);

describe("rules of fields", () => {
  it("say the specification's messages letter for letter", () => {
    expect(said("", required)).toBe("Please fill out this field.");
    expect(said("ab", minLength(3))).toBe("Please enter at least 3 characters.");
    expect(said("abcd", maxLength(3))).toBe("Please enter at most 3 characters.");
    expect(said("nobody@", email)).toBe("Please enter a valid E-Mail-Address.");
  });

  it("count characters as people do, and what is trimmed not at all", () => {
    expect(said("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", minLength(3), maxLength(3))).toBeUndefined();
    expect(said("  abc  ", minLength(3), maxLength(3))).toBeUndefined();
    expect(said("   ", required)).toBe("Please fill out this field.");
  });

  it("name the first rule that is broken", () => {
    expect(said("", required, email)).toBe("Please fill out this field.");
    expect(said("a\u0007b", required, printable)).toBe("Please remove control characters.");
  });
});
