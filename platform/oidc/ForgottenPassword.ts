/**
 * The pages where people request a link for a new password. They do not reveal whether an account exists: counts, stored
 * data and answers are the same for every address, and only the mail's worker looks the address up, later.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect } from "effect";
import { registrationLinks } from "#platform/admins/registrationLinks.ts";
import { counters } from "#platform/limits/counters.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { eventLog, typedAddress } from "#platform/server/eventLog.ts";
import { Email } from "#schemas/admins/AdminInvitation.ts";
import { emailKey } from "#schemas/admins/emailKey.ts";
import { plainAddress } from "#schemas/admins/plainAddress.ts";
import { clientAddresses } from "./clientAddress.ts";
import { formExchange, refusalOf } from "./formExchange.ts";
import { linkRequestedPath } from "./OidcNames.ts";
import { fieldError } from "./pages/fieldError.ts";
import { forgottenPasswordPage, linkRequestedPage } from "./pages/pages.ts";

export const forgottenPassword = Effect.gen(function* () {
  const config = yield* PlatformConfig;
  const links = yield* registrationLinks;
  const clientAddress = yield* clientAddresses;
  const { count } = yield* counters;
  const log = yield* eventLog;
  const typed = yield* typedAddress;

  return Effect.fn("ForgottenPassword.handle")(function* (req: IncomingMessage, res: ServerResponse) {
    const { pathname, locale, send, goTo, handle } = formExchange(config, req, res);

    const submitted = Effect.fn(function* (form: URLSearchParams) {
      const email = plainAddress(form.get("email") ?? "");
      const invalid = fieldError(Email, email, locale);
      if (invalid !== undefined) return yield* send(422, forgottenPasswordPage(locale, email, invalid));
      const counted = Effect.gen(function* () {
        yield* count(["passwordLinksAtAddress", clientAddress(req)]);
        // Counted after the network address, so that attempts which that limit refuses do not lock the account.
        yield* count(["passwordLinks", emailKey(email)]);
        yield* links.request(email);
        yield* log(req, "link-requested", { typed: typed(email), reason: "newPassword" });
        yield* goTo(`${linkRequestedPath}?ui_locales=${locale}`);
      });
      yield* Effect.catchTag(counted, "TooManyAttempts", (error) => {
        const { status, reason, headers } = refusalOf(error, locale);
        return send(status, forgottenPasswordPage(locale, email, reason), headers);
      });
    });

    yield* handle("Asking for a new password", (form) => {
      if (pathname === linkRequestedPath) return send(200, linkRequestedPage(locale));
      return form ? submitted(form) : send(200, forgottenPasswordPage(locale));
    });
  });
});
