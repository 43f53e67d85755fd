/** Texts for an identity provider's error codes. */
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { refusalText } from "#src/features/sign-in/refusals.ts";
import { makeI18n } from "#src/i18n/i18n.ts";

const { text } = makeI18n("en", await loadCatalogue("en"));

describe("a refusal", () => {
  it.each([
    ["access_denied", "You have cancelled the sign-in."],
    ["login_required", "The sign-in service needs you to sign in again."],
    ["invalid_grant", "The sign-in service no longer accepts this sign-in."],
    [
      "invalid_scope",
      "The sign-in service does not accept requests of this console (invalid_scope). Tell whoever runs the console.",
    ],
    ["custom_code", "The sign-in service refused: custom_code."],
    ["__proto__", "The sign-in service refused: __proto__."],
    ["x".repeat(100), `The sign-in service refused: ${"x".repeat(60)}.`],
  ])("%s has a text", (code, expected) => {
    expect(refusalText(code, text)).toBe(expected);
  });
});
