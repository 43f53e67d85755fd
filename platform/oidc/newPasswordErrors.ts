/** Why a new password, entered twice, is refused. */
import { Effect, Redacted } from "effect";
import { NewPassword, passwordWeakness } from "#platform/admins/newPassword.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import type { Language } from "#schemas/languages.ts";
import type { NewPasswordErrors } from "./pages/field.ts";
import { fieldError, RequiredText } from "./pages/fieldError.ts";
import { messages } from "./pages/messages.ts";

export const newPasswordErrors = Effect.fn("newPasswordErrors")(function* (
  form: URLSearchParams,
  owner: AdminInvitation,
  locale: Language,
): Effect.fn.Return<NewPasswordErrors | undefined> {
  const { weaknesses, differs } = messages[locale].registration;
  const password = form.get("password") ?? "";
  const repetition = form.get("repetition") ?? "";
  const refused = fieldError(NewPassword, password, locale);
  if (refused !== undefined) return { password: refused };
  const weakness = yield* passwordWeakness(Redacted.make(password), owner);
  if (weakness !== undefined) return { password: weaknesses[weakness] };
  const missing = fieldError(RequiredText, repetition, locale);
  if (missing !== undefined) return { repetition: missing };
  return repetition === password ? undefined : { repetition: differs };
});
