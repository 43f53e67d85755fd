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
    expect(refusalText({ error: code }, text)).toBe(expected);
  });

  it("is the provider’s, not the person’s, if it says why", () => {
    const answered = "This application is blocked for this user";
    expect(refusalText({ error: "access_denied", answered }, text)).toBe(
      "The sign-in service did not let you in.",
    );
  });
});

describe("a failed check", () => {
  const german = async () => await i18nIn("de");

  it.each([
    [undefined, "check (iat). Contact", "Prüfung nicht bestanden (iat)."],
    [-601, "about 10 minutes slow (iat).", "etwa 10 Minuten nach (iat)."],
    [65, "about 1 minute fast (iat).", "etwa 1 Minute vor (iat)."],
    [5, "about 1 minute fast", "etwa 1 Minute vor"],
    [3600, "about 60 minutes fast", "etwa 60 Minuten vor"],
    [-7300, "about 2 hours slow", "etwa 2 Stunden nach"],
    [-400 * 86_400, "about 400 days slow", "etwa 400 Tage nach"],
    [4000 * 86_400, "about 4,000 days fast", "etwa 4.000 Tage vor"],
  ])("is named by its code, and clocks by their rounded difference: %s s", async (clockAhead, en, de) => {
    expect(failedCheckText({ code: "iat", clockAhead }, english)).toContain(en);
    expect(failedCheckText({ code: "iat", clockAhead }, await german())).toContain(de);
  });
});
