import { Effect, Redacted } from "effect";
import { expect } from "vitest";
import { passwordProblem } from "#platform/admins/newPassword.ts";
import { itEffect } from "#test/support/itEffect.ts";

const person = { email: "grace.sommer@klinik-nord.example", firstName: "Grace", lastName: "Sommer-Lüders" };
const problem = (password: string) => passwordProblem(Redacted.make(password), person);

itEffect.each([
  ["short", "q7#Vz9!kLm2", "tooShort"],
  ["short, although its characters take many units", "👩‍👩‍👧‍👦".repeat(11), "tooShort"],
  ["longer than a hundred and twenty-eight characters", "q7#Vz9!k".repeat(17), "tooLong"],
  ["longer than the field of the sign-in form", "👩‍👩‍👧‍👦🌻🚲".repeat(20), "tooLong"],
  ["on every list of leaked passwords", "123456789012", "guessable"],
  ["a common word repeated", "passwordpassword", "guessable"],
  ["one character again and again", "aaaaaaaaaaaaaaaa", "guessable"],
  ["adjacent keys", "qwertzuiop123", "guessable"],
  ["the person's name and a year", "GraceSommer2026!", "personal"],
  ["the address", "grace.sommer@klinik-nord.example", "personal"],
  ["the name in another spelling", "ＧＲＡＣＥ-sommer-ＧＲＡＣＥ", "personal"],
  ["one of several last names", "Lüders12Lüders34", "personal"],
  ["the console's name", "Wellbeing-Console1", "personal"],
])("a password is refused: %s", (_title, password, expected) =>
  Effect.gen(function* () {
    expect(yield* problem(password)).toBe(expected);
  }),
);

itEffect.each([
  ["words that do not belong together", "correct horse battery staple"],
  ["random characters", "q7#Vz9!kLm2x"],
  ["words of any language", "Möwen zählen heimlich Pfannkuchen"],
  ["a name in it, if the rest is strong enough", "Sommer zwischen lila Traktoren"],
])("a password is accepted: %s", (_title, password) =>
  Effect.gen(function* () {
    expect(yield* problem(password)).toBeUndefined();
  }),
);
