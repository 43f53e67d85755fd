import { Effect, Exit, Option, Redacted } from "effect";
import { expect, it, vi } from "vitest";
import { NewPassword, passwordWeakness } from "#platform/admins/newPassword.ts";
import { failedCheckOf } from "#schemas/checks.ts";
import { itEffect } from "#test/support/itEffect.ts";

const person = { email: "grace.sommer@klinik-nord.example", firstName: "Grace", lastName: "Sommer-Lüders" };
const weakness = (password: string) => passwordWeakness(Redacted.make(password), person);

const tooShort = { code: "minLength", min: 12 };
const tooLong = { code: "maxLength", max: 128 };

it.each([
  ["short", "q7#Vz9!kLm2", tooShort],
  ["short, although its characters take many units", "👩‍👩‍👧‍👦".repeat(11), tooShort],
  ["longer than 128 characters", "q7#Vz9!k".repeat(17), tooLong],
  ["longer than the field of the sign-in form", "👩‍👩‍👧‍👦🌻🚲".repeat(20), tooLong],
  ["empty", "", { code: "required" }],
])("a password is refused by its length: %s", (_title, password, check) => {
  expect(failedCheckOf(NewPassword, password)).toEqual(Option.some(check));
});

it.each(["q7#Vz9!kLm2x", "q7#Vz9!k".repeat(16), " spaces around "])(
  "the length of %j is accepted",
  (password) => {
    expect(failedCheckOf(NewPassword, password)).toEqual(Option.none());
  },
);

itEffect.each([
  ["a common word repeated", "passwordpassword", "guessable"],
  ["adjacent keys", "qwertzuiop123", "guessable"],
  ["the person's name and a year", "GraceSommer2026!", "personal"],
  ["the address", "grace.sommer@klinik-nord.example", "personal"],
  ["the name in another spelling", "ＧＲＡＣＥ-sommer-ＧＲＡＣＥ", "personal"],
  ["one of several last names", "Lüders12Lüders34", "personal"],
  ["the console's name", "Wellbeing-Console1", "personal"],
])("a password is weak: %s", function* (_title, password, expected) {
  expect(yield* weakness(password)).toBe(expected);
});

itEffect.each([
  ["words that do not belong together", "correct horse battery staple"],
  ["words of any language", "Möwen zählen heimlich Pfannkuchen"],
  ["a name in it, if the rest is strong enough", "Sommer zwischen lila Traktoren"],
])("a password is strong: %s", function* (_title, password) {
  expect(yield* weakness(password)).toBeUndefined();
});

itEffect("a dictionary that could not be loaded is loaded again for the next password", function* () {
  vi.doMock("@zxcvbn-ts/core", () => Promise.reject(new Error("too many open files")));
  expect(Exit.isFailure(yield* Effect.exit(weakness("passwordpassword")))).toBe(true);
  vi.doUnmock("@zxcvbn-ts/core");
  expect(yield* weakness("passwordpassword")).toBe("guessable");
});
