/** Texts for an identity provider's error codes. */
import { describe, expect, it } from "vitest";
import { failedCheckText, refusalText } from "#src/features/sign-in/refusals.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const english = await i18nIn("en");
const { text } = english;

describe("a refusal", () => {
  it.each([
    ["access_denied", "You cancelled the sign-in."],
    ...["login_required", "interaction_required", "account_selection_required"].map((code) => [
      code,
      "The sign-in service needs you to sign in again.",
    ]),
    ["consent_required", "The sign-in service needs your consent."],
    [
      "temporarily_unavailable",
      "The sign-in service is not available at the moment. Try again in a few minutes.",
    ],
    ["server_error", "Something went wrong at the sign-in service. Try again."],
    ["invalid_grant", "The sign-in service no longer accepts this sign-in."],
    ...[
      "invalid_request",
      "invalid_client",
      "unauthorized_client",
      "unsupported_response_type",
      "invalid_scope",
      "invalid_target",
      "request_not_supported",
    ].map((code) => [
      code,
      `The sign-in service does not accept requests of this console (${code}). Contact your console operator.`,
    ]),
    ["custom_code", "The sign-in service refused: custom_code."],
    ["__proto__", "The sign-in service refused: __proto__."],
    ["x".repeat(100), `The sign-in service refused: ${"x".repeat(60)}.`],
  ])("%s has a text", (code = "", expected) => {
    expect(refusalText(code, text)).toBe(expected);
  });
});

describe("a failed check", () => {
  const german = async () => await i18nIn("de");

  it.each([
    [undefined, "check (iat). Contact", "Prüfung nicht bestanden (iat)."],
    [-601, "about 10 minutes slow (iat).", "etwa 10 Minuten nach (iat)."],
    [65, "about a minute fast (iat).", "etwa eine Minute vor (iat)."],
    [5, "about a minute fast", "etwa eine Minute vor"],
  ])("is named by its code, and clocks by their rounded difference: %s s", async (clockAhead, en, de) => {
    expect(failedCheckText({ code: "iat", clockAhead }, english)).toContain(en);
    expect(failedCheckText({ code: "iat", clockAhead }, await german())).toContain(de);
  });
});
