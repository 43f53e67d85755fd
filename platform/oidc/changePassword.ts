/** The page where a signed-in person changes the password. Without a session of the provider it is the sign-in form, and returns. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { SqlClient } from "@effect/sql";
import { Effect, Redacted } from "effect";
import { hashPassword } from "#platform/admins/Password.ts";
import { registrationLinks } from "#platform/admins/registrationLinks.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { eventLog } from "#platform/server/eventLog.ts";
import { accounts } from "./Accounts.ts";
import { credentials } from "./credentials.ts";
import { endSignIns } from "./endSignIns.ts";
import { formExchange, isWait, refusalOf } from "./formExchange.ts";
import { newPasswordErrors } from "./newPasswordErrors.ts";
import { passwordChangedPath } from "./OidcNames.ts";
import { fieldError, RequiredText } from "./pages/fieldError.ts";
import { messages } from "./pages/messages.ts";
import { type ChangeErrors, changePasswordPage, passwordChangedPage, signInPage } from "./pages/pages.ts";
import { PasswordQueue } from "./PasswordQueue.ts";
import { ofProvider } from "./requestTime.ts";
import { type SignedInPerson, signedInPerson } from "./signedInPerson.ts";
import { isSignIn, signInForm } from "./signInForm.ts";
import { startSession } from "./startSession.ts";

export const changePassword = Effect.gen(function* () {
  const config = yield* PlatformConfig;
  const sql = yield* SqlClient.SqlClient;
  const personOf = yield* signedInPerson;
  const { hasPassword } = yield* accounts;
  const { check } = yield* credentials;
  const { inPasswordQueue } = yield* PasswordQueue;
  const { others: endOthers } = yield* endSignIns;
  const links = yield* registrationLinks;
  const { start, renew } = yield* startSession;
  const { admit, submit: submitSignIn } = yield* signInForm;
  const log = yield* eventLog;

  /**
   * False once the former password was replaced otherwise. Also ends open links and every sign-in with the former one but
   * this, and queues a mail that tells the owner.
   */
  const setPassword = Effect.fn("changePassword.setPassword")(function* (
    { id, session }: SignedInPerson,
    former: string | null,
    hash: string,
  ) {
    const changed = yield* sql`update administrators set password_hash = ${hash}
      where id = ${id} and password_hash = ${former} returning id`;
    if (changed.length === 0) return false;
    yield* links.end(id);
    yield* sql`insert into invitation_mails (administrator_id, kind)
      values (${id}, 'passwordChanged') on conflict do nothing`;
    yield* endOthers(id, session);
    return true;
  }, sql.withTransaction);

  return Effect.fn("changePassword.handle")(function* (req: IncomingMessage, res: ServerResponse) {
    const { pathname, locale, send, goTo, fail, handle } = formExchange(config, req, res);
    const text = messages[locale];
    const here = `${pathname}?ui_locales=${locale}`;

    /** Checks after storing whether the password was replaced since, as the sign-in does. */
    const signInAs = Effect.fn(function* (id: string, hash: string | null) {
      const session = yield* start(req, res, id);
      if (yield* hasPassword(id, hash)) {
        yield* log(req, "sign-in", { administrator: id });
        return yield* goTo(here);
      }
      yield* ofProvider(() => session.destroy());
      return yield* fail(400, "expired");
    });

    const errorsIn = Effect.fn(function* (person: SignedInPerson, form: URLSearchParams) {
      const errors: ChangeErrors = {
        current: fieldError(RequiredText, form.get("current") ?? "", locale),
        ...(yield* newPasswordErrors(form, person, locale)),
      };
      if (Object.values(errors).some((error) => error !== undefined)) return errors;
      const isSame = form.get("current") === form.get("password");
      return isSame ? { password: text.account.samePassword } : undefined;
    });

    const submitted = Effect.fn(function* (person: SignedInPerson, form: URLSearchParams) {
      const { id, email } = person;
      const errors = yield* errorsIn(person, form);
      if (errors !== undefined) return yield* send(422, changePasswordPage(locale, email, errors));
      const fields = { email, password: form.get("current") ?? "" };
      const former = yield* check(req, fields, locale, text.account.wrongCurrent);
      const hash = yield* hashPassword(Redacted.make(form.get("password") ?? ""));
      const isSet = yield* setPassword(person, former.hash, hash);
      // Replaced otherwise since the check, which has ended this session.
      if (!isSet) return yield* goTo(here);
      yield* log(req, "password-set", { administrator: id, reason: "currentPassword" });
      yield* renew(req, res);
      return yield* goTo(`${passwordChangedPath}?ui_locales=${locale}`);
    });

    const inTurn = (person: SignedInPerson, form: URLSearchParams) => {
      const pageWith = (current: string | undefined) => changePasswordPage(locale, person.email, { current });
      return inPasswordQueue(req, res, person.id, submitted(person, form)).pipe(
        Effect.catchTag("SignInRefused", ({ errors }) => send(422, pageWith(errors.password))),
        Effect.catchIf(isWait, (error) => {
          const { status, reason, headers } = refusalOf(error, locale);
          return send(status, pageWith(reason), headers);
        }),
      );
    };

    const answer = Effect.fn(function* (form: URLSearchParams | undefined) {
      if (form && isSignIn(form)) return submitSignIn({ req, res, form, locale, send }, signInAs);
      const person = yield* personOf(req, res);
      if (person === undefined) return yield* form ? goTo(here) : send(200, signInPage({ locale }));
      if (pathname === passwordChangedPath) return yield* send(200, passwordChangedPage(locale));
      return form ? inTurn(person, form) : yield* send(200, changePasswordPage(locale, person.email));
    });
    yield* handle("Changing a password", answer, admit(req, res, locale));
  });
});
