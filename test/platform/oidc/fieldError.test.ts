/** Messages of the sign-in and registration forms. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { NewPassword } from "#platform/admins/newPassword.ts";
import { fieldError, RequiredText } from "#platform/oidc/pages/fieldError.ts";
import { Email } from "#schemas/admins/AdminInvitation.ts";

const long = `grace@${"sub.".repeat(80)}example.org`;

it.each([
  ["a missing address", Email, "", "Please fill out this field."],
  ["an invalid address", Email, "grace@@example.org", "Please enter a valid E-Mail-Address."],
  ["a long address", Email, long, "Please enter at most 254 characters."],
  ["an address with spaces around it", Email, " grace@example.org ", undefined],
  ["a missing password", RequiredText, "", "Please fill out this field."],
  ["a short password", NewPassword, "short", "Please enter at least 12 characters."],
  ["a long password", NewPassword, "x".repeat(129), "Please enter at most 128 characters."],
  ["a password of the right length", NewPassword, "x".repeat(128), undefined],
])("%s gets the specification's message", (_title, schema, value, message) => {
  expect(fieldError(schema, value, "en")).toBe(message);
});

it("every refused text gets a message in both languages", () => {
  const text = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.emailAddress());
  fc.assert(
    fc.property(text, fc.constantFrom(Email, RequiredText, NewPassword), (value, schema) => {
      const [en, de] = [fieldError(schema, value, "en"), fieldError(schema, value, "de")];
      expect(en === undefined).toBe(de === undefined);
      expect(en).not.toBe("");
    }),
    { numRuns: 500 },
  );
});
