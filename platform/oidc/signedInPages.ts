/** Pages of a signed-in person. Without a session of the provider, they have its sign-in form, and return. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { SqlError } from "@effect/sql/SqlError";
import { Effect } from "effect";
import type { NotInTime } from "#platform/database/unavailability.ts";
import { eventLog } from "#platform/server/eventLog.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { accounts } from "./Accounts.ts";
import { endSignIns } from "./endSignIns.ts";
import { formExchange } from "./formExchange.ts";
import { signInPage } from "./pages/SignInPage.ts";
import { type SignedInPerson, signedInPerson } from "./signedInPerson.ts";
import { isSignIn, signInForm } from "./signInForm.ts";
import { startSession } from "./startSession.ts";

export interface SignedInRequest extends ReturnType<typeof formExchange> {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly person: SignedInPerson;
  /** What was submitted. */
  readonly form: URLSearchParams | undefined;
}

export const signedInPages = Effect.gen(function* () {
  const config = yield* PlatformConfig;
  const personOf = yield* signedInPerson;
  const { hasPassword } = yield* accounts;
  const { one: end } = yield* endSignIns;
  const { start } = yield* startSession;
  const { admit, submit: submitSignIn } = yield* signInForm;
  const log = yield* eventLog;

  return <E>(answer: (request: SignedInRequest) => Effect.Effect<void | Effect.Effect<void, E>, E>) =>
    Effect.fn("signedInPages.handle")(function* (req: IncomingMessage, res: ServerResponse) {
      const exchange = formExchange(config, req, res);
      const { pathname, locale, send, goTo, fail } = exchange;
      const here = `${pathname}?ui_locales=${locale}`;

      /** Checks after storing whether the password was replaced since, as the sign-in does. */
      const signInAs = Effect.fn(function* (id: string, hash: string | null) {
        const { uid } = yield* start(req, res, id);
        if (yield* hasPassword(id, hash)) {
          yield* log(req, "sign-in", { administrator: id });
          return yield* goTo(here);
        }
        yield* end(id, uid);
        return yield* fail(400, "expired");
      });

      const respond = Effect.fn(function* (form: URLSearchParams | undefined) {
        if (form && isSignIn(form)) return submitSignIn({ req, res, form, locale, send }, signInAs);
        const person = yield* personOf(req, res);
        if (person !== undefined) return yield* answer({ ...exchange, req, res, person, form });
        return yield* form ? goTo(here) : send(200, signInPage({ locale }));
      });
      yield* exchange.handle<E | NotInTime | SqlError>(
        "Changing a password",
        respond,
        admit(req, res, locale),
      );
    });
});
