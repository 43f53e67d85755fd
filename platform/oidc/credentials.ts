/** Checks a submitted sign-in form: returns the account with its stored password, or the errors of its fields. */
import { Data, Effect, Redacted } from "effect";
import { Email } from "#schemas/admins/AdminInvitation.ts";
import type { Language } from "#schemas/languages.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import { accounts } from "./Accounts.ts";
import { fieldError, RequiredText } from "./pages/fieldError.ts";
import { messages } from "./pages/messages.ts";
import type { SignInErrors } from "./pages/SignInPage.ts";
import { signInLimit } from "./SignInLimit.ts";

export class SignInRefused extends Data.TaggedError("SignInRefused")<{
  readonly status: 422 | 429;
  readonly errors: SignInErrors;
  readonly retryAfterSeconds?: number;
}> {}

export const credentials = Effect.gen(function* () {
  const { authenticate } = yield* accounts;
  const limit = yield* signInLimit;

  const check = Effect.fn("Credentials.check")(function* (
    fields: { readonly email: string; readonly password: string },
    address: string,
    locale: Language,
  ) {
    const text = messages[locale];
    const { email } = fields;
    const errors = {
      email: fieldError(Email, email, locale),
      password: fieldError(RequiredText, fields.password, locale),
    };
    if (errors.email !== undefined || errors.password !== undefined) {
      return yield* new SignInRefused({ status: 422, errors });
    }

    const authenticated = authenticate(email, Redacted.make(fields.password));
    const account = yield* limit.attempt(uniqueKey(email), address, authenticated).pipe(
      Effect.catchTag("TooManyAttempts", ({ retryAfterSeconds }) => {
        const minutes = Math.ceil(retryAfterSeconds / 60);
        const password = text.tooManyAttempts(minutes);
        return new SignInRefused({ status: 429, errors: { password }, retryAfterSeconds });
      }),
    );
    if (account !== undefined) return account;
    return yield* new SignInRefused({ status: 422, errors: { password: text.wrongCredentials } });
  });

  return { check };
});
