/** Every check of the forms of the provider has its message. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { NewPassword } from "#platform/admins/newPassword.ts";
import { fieldError, RequiredText } from "#platform/oidc/pages/fieldError.ts";
import { Email } from "#schemas/admins/AdminInvitation.ts";
import { anyCharacter } from "#test/support/anyCharacter.ts";

it("every refused text gets a message in both languages", () => {
  const text = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 300 }), fc.emailAddress());
  fc.assert(
    fc.property(text, fc.constantFrom(Email, RequiredText, NewPassword), (value, schema) => {
      const [en, de] = [fieldError(schema, value, "en"), fieldError(schema, value, "de")];
      expect(en === undefined).toBe(de === undefined);
      expect(en).not.toBe("");
    }),
    { numRuns: 30 },
  );
});
