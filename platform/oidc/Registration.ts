/** The pages below /oidc/registration, where an invited person sets a password. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect, Option, Redacted } from "effect";
import { NewPassword, passwordWeakness } from "#platform/admins/newPassword.ts";
import { hashPassword } from "#platform/admins/Password.ts";
import { type Invited, registrationLinks } from "#platform/admins/registrationLinks.ts";
import { counters, type Subject } from "#platform/limits/counters.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { clientAddresses } from "./clientAddress.ts";
import { revokeSession } from "./endSession.ts";
import { formExchange } from "./formExchange.ts";
import { registrationPath } from "./OidcNames.ts";
import { OidcProvider } from "./OidcProvider.ts";
import { fieldError, RequiredText } from "./pages/fieldError.ts";
import type { Locale } from "./pages/locale.ts";
import { messages } from "./pages/messages.ts";
import { registrationMessages } from "./pages/registrationMessages.ts";
import {
  donePage,
  expiredPage,
  passwordPage,
  type PasswordErrors,
  renewedPage,
  unknownPage,
  usedPage,
} from "./pages/RegistrationPages.ts";
import { readForm } from "./readForm.ts";
import { outsideOfRequests } from "./requestTime.ts";

const errorsIn = Effect.fn("Registration.errorsIn")(function* (
  form: URLSearchParams,
  invited: Invited,
  locale: Locale,
): Effect.fn.Return<PasswordErrors | undefined> {
  const { weaknesses, differs } = registrationMessages[locale];
  const [password, repetition] = [form.get("password") ?? "", form.get("repetition") ?? ""];
  const refused = fieldError(NewPassword, password, locale);
  if (refused !== undefined) return { password: refused };
  const weakness = yield* passwordWeakness(Redacted.make(password), invited);
  if (weakness !== undefined) return { password: weaknesses[weakness] };
  const missing = fieldError(RequiredText, repetition, locale);
  if (missing !== undefined) return { repetition: missing };
  return repetition === password ? undefined : { repetition: differs };
});

export const registration = Effect.gen(function* () {
  const { origin } = yield* PlatformConfig;
  const provider = yield* OidcProvider;
  const links = yield* registrationLinks;
  const clientAddress = yield* clientAddresses;
  const { count, giveBack, forget } = yield* counters;

  /** Otherwise the next sign-in would continue the session of another person in this browser. */
  const endOtherSession = (req: IncomingMessage, res: ServerResponse) =>
    Effect.promise(() =>
      outsideOfRequests(async () => {
        const session = await provider.Session.get(provider.createContext(req, res));
        if (session.accountId !== undefined) await revokeSession(provider, session);
      }),
    );

  return Effect.fn("Registration.handle")(function* (req: IncomingMessage, res: ServerResponse) {
    const { pathname, locale, send, handle } = formExchange(origin, req, res);
    const name = pathname.slice(registrationPath.length + 1);
    const goTo = (page: "done" | "renewed") =>
      send(303, "", { location: `${registrationPath}/${page}?ui_locales=${locale}` });

    const submitted = Effect.fn(function* (invited: Invited) {
      const form = yield* readForm(req);
      const person: Subject = ["registration", invited.id];
      const address: Subject = ["address", clientAddress(req)];
      yield* count(address);
      yield* count(person);
      if (invited.state === "expired") {
        if (!form.has("renew")) return yield* send(410, expiredPage(locale));
        yield* links.renew(invited.id);
        return yield* goTo("renewed");
      }
      const errors = yield* errorsIn(form, invited, locale);
      if (errors !== undefined) return yield* send(422, passwordPage(locale, invited, errors));
      const hash = yield* hashPassword(Redacted.make(form.get("password") ?? ""));
      if (!(yield* links.register(name, hash, locale))) return yield* send(410, usedPage(locale));
      yield* giveBack(address);
      yield* forget(person);
      yield* endOtherSession(req, res);
      return yield* goTo("done");
    });

    const answer = Effect.gen(function* () {
      if (name === "done") return yield* send(200, donePage(locale));
      if (name === "renewed") return yield* send(200, renewedPage(locale));
      const invited = Option.getOrUndefined(yield* links.find(name));
      if (invited === undefined) return yield* send(404, unknownPage(locale));
      if (invited.state === "used") return yield* send(410, usedPage(locale));
      if (req.method === "POST") {
        return yield* submitted(invited).pipe(
          Effect.catchTag("TooManyAttempts", ({ retryAfterSeconds }) => {
            const wait = messages[locale].tooManyAttempts(Math.ceil(retryAfterSeconds / 60));
            const page =
              invited.state === "expired"
                ? expiredPage(locale, wait)
                : passwordPage(locale, invited, { password: wait });
            return send(429, page, { "retry-after": retryAfterSeconds });
          }),
        );
      }
      return yield* invited.state === "expired"
        ? send(410, expiredPage(locale))
        : send(200, passwordPage(locale, invited));
    });
    yield* handle("Setting a password", answer);
  });
});
