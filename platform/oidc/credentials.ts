/** Checks a submitted sign-in form: returns the account with its stored password, or the errors of its fields. */
import type { IncomingMessage } from "node:http";
import { Data, Effect, Redacted } from "effect";
import { eventLog, typedAddress } from "#platform/server/eventLog.ts";
import { Email } from "#schemas/admins/AdminInvitation.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import type { Language } from "#schemas/languages.ts";
import { accounts } from "./Accounts.ts";
import { clientAddresses } from "./clientAddress.ts";
import { fieldError, RequiredText } from "./pages/fieldError.ts";
import { messages } from "./pages/messages.ts";
import type { SignInErrors } from "./pages/pages.ts";
import { signInLimit } from "./SignInLimit.ts";

export class SignInRefused extends Data.TaggedError("SignInRefused")<{
  readonly errors: SignInErrors;
}> {}

export const credentials = Effect.gen(function* () {
  const { authenticate, idOf } = yield* accounts;
  const clientAddress = yield* clientAddresses;
  const log = yield* eventLog;
  const typed = yield* typedAddress;
  const limit = yield* signInLimit;

  const refused = Effect.fnUntraced(function* (req: IncomingMessage, email: string, reason: string) {
    const administrator = yield* Effect.orElseSucceed(idOf(email), () => undefined);
    const who = administrator === undefined ? { typed: typed(email) } : { administrator };
    yield* log(req, "sign-in-refused", { ...who, reason });
  });

  const check = Effect.fn("Credentials.check")(function* (
    req: IncomingMessage,
    fields: { readonly email: string; readonly password: string },
    locale: Language,
    wrong: string = messages[locale].wrongCredentials,
  ) {
    const { email } = fields;
    const errors = {
      email: fieldError(Email, email, locale),
      password: fieldError(RequiredText, fields.password, locale),
    };
    if (errors.email !== undefined || errors.password !== undefined) {
      return yield* new SignInRefused({ errors });
    }

    let reason = "wrong-password";
    // The answer and what it counts are the same for a disabled administrator, so that nobody learns a password.
    const authenticated = Effect.map(authenticate(email, Redacted.make(fields.password)), (found) => {
      if (found?.disabled !== true) return found;
      reason = "disabled";
      return undefined;
    });
    const account = yield* limit
      .attempt(emailKey(email), clientAddress(req), authenticated)
      .pipe(Effect.tapErrorTag("TooManyAttempts", () => refused(req, email, "too-many-attempts")));
    if (account !== undefined) return account;
    yield* refused(req, email, reason);
    return yield* new SignInRefused({ errors: { password: wrong } });
  });

  /** The account whose owner signed in lately from the address of this request. */
  const knownAccount = (req: IncomingMessage, email: string) =>
    Effect.map(limit.knows(emailKey(email), clientAddress(req)), (isKnown) =>
      isKnown ? emailKey(email) : undefined,
    );

  const isKnownInCrowd = (req: IncomingMessage, email: string) =>
    limit.knew(emailKey(email), clientAddress(req));

  return { check, knownAccount, isKnownInCrowd };
});
