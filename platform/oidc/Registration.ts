/** The pages below /oidc/registration, where a link of a mail sets a password and signs its owner in. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { SqlClient } from "@effect/sql";
import { Effect, Option, Redacted } from "effect";
import { hashPassword } from "#platform/admins/Password.ts";
import { type LinkOwner, registrationLinks } from "#platform/admins/registrationLinks.ts";
import { counters, type Subject } from "#platform/limits/counters.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { eventLog } from "#platform/server/eventLog.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import { clientAddresses } from "./clientAddress.ts";
import { endSignIns } from "./endSignIns.ts";
import { formExchange, isWait, refusalOf } from "./formExchange.ts";
import { newPasswordErrors } from "./newPasswordErrors.ts";
import { consoleIn, registrationPath } from "./OidcNames.ts";
import type { NewPasswordErrors } from "./pages/field.ts";
import { expiredPage, passwordPage, renewedPage, uselessPage } from "./pages/pages.ts";
import { PasswordQueue } from "./PasswordQueue.ts";
import { signedInPerson } from "./signedInPerson.ts";
import { signInLimit } from "./SignInLimit.ts";
import { startSession } from "./startSession.ts";

export const registration = Effect.gen(function* () {
  const config = yield* PlatformConfig;
  const sql = yield* SqlClient.SqlClient;
  const { start: signInTo } = yield* startSession;
  const personOf = yield* signedInPerson;
  const { all: endAll } = yield* endSignIns;
  const { passwordSet } = yield* signInLimit;
  const links = yield* registrationLinks;
  const clientAddress = yield* clientAddresses;
  const { inPasswordQueue } = yield* PasswordQueue;
  const log = yield* eventLog;
  const { count, giveBack, forget } = yield* counters;

  return Effect.fn("Registration.handle")(function* (req: IncomingMessage, res: ServerResponse) {
    const { pathname, locale, send, goTo, handle } = formExchange(config, req, res);
    const name = pathname.slice(registrationPath.length + 1);

    const formOf = Effect.fn(function* (owner: LinkOwner, errors?: NewPasswordErrors) {
      const person = yield* personOf(req, res);
      return passwordPage(locale, owner, errors, person?.id === owner.id ? undefined : person?.email);
    });

    const submitted = Effect.fn(function* (owner: LinkOwner, form: URLSearchParams) {
      const person: Subject = ["registration", owner.id];
      const network = clientAddress(req);
      const address: Subject = ["address", network];
      const account = emailKey(owner.email);
      yield* count(address);
      yield* count(person);
      if (owner.state === "expired") {
        if (!form.has("renew")) return yield* send(410, expiredPage(locale, owner.purpose));
        yield* count(["passwordLinks", account]);
        yield* links.renew(owner.id);
        yield* log(req, "link-requested", { administrator: owner.id, reason: owner.purpose });
        return yield* goTo(`${registrationPath}/renewed?ui_locales=${locale}`);
      }
      const errors = yield* newPasswordErrors(form, owner, locale);
      if (errors !== undefined) return yield* send(422, yield* formOf(owner, errors));
      const hash = yield* hashPassword(Redacted.make(form.get("password") ?? ""));
      // One transaction: the new password also ends every sign-in with the former one.
      const isSet = yield* sql.withTransaction(
        Effect.tap(links.register(name, hash, locale), (isNow) => isNow && endAll(owner.id)),
      );
      if (!isSet) return yield* send(410, uselessPage(locale, "used"));
      yield* log(req, "password-set", { administrator: owner.id, reason: owner.purpose });
      yield* giveBack(address);
      yield* forget(person);
      yield* passwordSet(account, network);
      yield* signInTo(req, res, owner.id);
      return yield* goTo(consoleIn(locale));
    });

    const answer = Effect.fn(function* (form: URLSearchParams | undefined) {
      if (name === "renewed") return yield* send(200, renewedPage(locale));
      const owner = Option.getOrUndefined(yield* links.find(name));
      if (owner === undefined) return yield* send(404, uselessPage(locale, "unknown"));
      if (owner.state === "used") return yield* send(410, uselessPage(locale, "used"));
      if (form) {
        const refuse = Effect.fn(function* (error: Parameters<typeof refusalOf>[0]) {
          const { status, reason, headers } = refusalOf(error, locale);
          const page =
            owner.state === "expired"
              ? expiredPage(locale, owner.purpose, reason)
              : yield* formOf(owner, { password: reason });
          yield* send(status, page, headers);
        });
        return inPasswordQueue(req, res, owner.id, submitted(owner, form)).pipe(
          Effect.catchIf(isWait, refuse),
        );
      }
      return yield* owner.state === "expired"
        ? send(410, expiredPage(locale, owner.purpose))
        : send(200, yield* formOf(owner));
    });
    yield* handle("Setting a password", answer);
  });
});
