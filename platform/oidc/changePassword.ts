/** The page where a signed-in person changes the password, by the current one. */
import { SqlClient } from "@effect/sql";
import { Effect, Redacted } from "effect";
import { hashPassword } from "#platform/admins/Password.ts";
import { eventLog } from "#platform/server/eventLog.ts";
import { credentials } from "./credentials.ts";
import { endSignIns } from "./endSignIns.ts";
import { newPasswordErrors } from "./newPasswordErrors.ts";
import { passwordChangedPath } from "./OidcNames.ts";
import { type ChangeErrors, changePasswordPage, passwordChangedPage } from "./pages/ChangePasswordPages.ts";
import { fieldError, RequiredText } from "./pages/fieldError.ts";
import { messages } from "./pages/messages.ts";
import { PasswordQueue } from "./PasswordQueue.ts";
import { signedInPages, type SignedInRequest } from "./signedInPages.ts";
import type { SignedInPerson } from "./signedInPerson.ts";
import { startSession } from "./startSession.ts";

/** False once the former password was replaced otherwise. Also ends open links, and queues a mail that tells the owner. */
const passwordChange = Effect.map(SqlClient.SqlClient, (sql) =>
  Effect.fn("passwordChange")(function* (id: string, former: string | null, hash: string) {
    const changed = yield* sql`update administrators set password_hash = ${hash}
      where id = ${id} and password_hash = ${former} returning id`;
    if (changed.length === 0) return false;
    yield* sql`update registration_links set used = true where administrator_id = ${id}`;
    yield* sql`delete from invitation_mails where administrator_id = ${id} and kind = 'link'`;
    yield* sql`insert into invitation_mails (administrator_id, kind)
      values (${id}, 'passwordChanged') on conflict do nothing`;
    return true;
  }, sql.withTransaction),
);

export const changePassword = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const { check } = yield* credentials;
  const { inPasswordQueue } = yield* PasswordQueue;
  const { others: endOthers } = yield* endSignIns;
  const { renew } = yield* startSession;
  const replace = yield* passwordChange;
  const log = yield* eventLog;
  const forSignedIn = yield* signedInPages;

  /** One transaction: the new password also ends every sign-in with the former one but this. */
  const setPassword = Effect.fn("changePassword.setPassword")(function* (
    { id, session }: SignedInPerson,
    former: string | null,
    password: Redacted.Redacted,
  ) {
    const hash = yield* hashPassword(password);
    const change = Effect.tap(replace(id, former, hash), (isSet) => isSet && endOthers(id, session));
    return yield* sql.withTransaction(change);
  });

  const errorsIn = Effect.fn("changePassword.errorsIn")(function* (
    { person, locale }: SignedInRequest,
    form: URLSearchParams,
  ) {
    const errors: ChangeErrors = {
      current: fieldError(RequiredText, form.get("current") ?? "", locale),
      ...(yield* newPasswordErrors(form, person, locale)),
    };
    if (Object.values(errors).some((error) => error !== undefined)) return errors;
    const isSame = form.get("current") === form.get("password");
    return isSame ? { password: messages[locale].account.samePassword } : undefined;
  });

  const submitted = Effect.fn("changePassword.submitted")(function* (
    request: SignedInRequest,
    form: URLSearchParams,
  ) {
    const { req, res, person, locale, send, goTo, pathname } = request;
    const errors = yield* errorsIn(request, form);
    if (errors !== undefined) return yield* send(422, changePasswordPage(locale, person.email, errors));
    const fields = { email: person.email, password: form.get("current") ?? "" };
    const { hash } = yield* check(req, fields, locale, messages[locale].account.wrongCurrent);
    const isSet = yield* setPassword(person, hash, Redacted.make(form.get("password") ?? ""));
    // Replaced otherwise since the check, which has ended this session.
    if (!isSet) return yield* goTo(`${pathname}?ui_locales=${locale}`);
    yield* log(req, "password-set", { administrator: person.id, reason: "currentPassword" });
    yield* renew(req, res);
    return yield* goTo(`${passwordChangedPath}?ui_locales=${locale}`);
  });

  return forSignedIn((request) => {
    const { req, res, person, form, locale, send, pathname } = request;
    if (pathname === passwordChangedPath) return send(200, passwordChangedPage(locale));
    if (form === undefined) return send(200, changePasswordPage(locale, person.email));
    const refuse = (status: number, current: string | undefined, headers: object) =>
      send(status, changePasswordPage(locale, person.email, { current }), headers);
    return Effect.succeed(
      inPasswordQueue(req, res, person.id, submitted(request, form)).pipe(
        Effect.catchTags({
          SignInRefused: ({ status, errors, retryAfterSeconds: seconds }) =>
            refuse(status, errors.password, seconds === undefined ? {} : { "retry-after": seconds }),
          QueueFull: ({ retryAfterSeconds: seconds }) =>
            refuse(503, messages[locale].busy, { "retry-after": seconds }),
        }),
      ),
    );
  });
});
