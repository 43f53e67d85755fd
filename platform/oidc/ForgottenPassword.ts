/**
 * The pages where a new password is asked for. They tell nobody whose account there is: what is counted, stored and answered
 * is the same for every address, and the mail's worker looks later whether somebody has it.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect } from "effect";
import { registrationLinks } from "#platform/admins/registrationLinks.ts";
import { counters } from "#platform/limits/counters.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { Email } from "#schemas/admins/AdminInvitation.ts";
import { uniqueKey } from "#schemas/uniqueKey.ts";
import { clientAddresses } from "./clientAddress.ts";
import { formExchange } from "./formExchange.ts";
import { linkRequestedPath } from "./OidcNames.ts";
import { fieldError } from "./pages/fieldError.ts";
import { forgottenPasswordPage, linkRequestedPage } from "./pages/ForgottenPasswordPages.ts";
import { messages } from "./pages/messages.ts";
import { readForm } from "./readForm.ts";

export const forgottenPassword = Effect.gen(function* () {
  const { origin } = yield* PlatformConfig;
  const links = yield* registrationLinks;
  const clientAddress = yield* clientAddresses;
  const { count } = yield* counters;

  return Effect.fn("ForgottenPassword.handle")(function* (req: IncomingMessage, res: ServerResponse) {
    const { pathname, locale, send, handle } = formExchange(origin, req, res);

    const submitted = Effect.gen(function* () {
      const form = yield* readForm(req);
      const email = form.get("email")?.trim() ?? "";
      const invalid = fieldError(Email, email, locale);
      if (invalid !== undefined) return yield* send(422, forgottenPasswordPage(locale, email, invalid));
      const counted = Effect.gen(function* () {
        yield* count(["passwordLinksAtAddress", clientAddress(req)]);
        // After the count of the network address: what that refuses must not add up to a lock of the account.
        yield* count(["passwordLinks", uniqueKey(email)]);
        yield* links.request(email);
        yield* send(303, "", { location: `${linkRequestedPath}?ui_locales=${locale}` });
      });
      yield* Effect.catchTag(counted, "TooManyAttempts", ({ retryAfterSeconds }) => {
        const wait = messages[locale].tooManyAttempts(Math.ceil(retryAfterSeconds / 60));
        const page = forgottenPasswordPage(locale, email, wait);
        return send(429, page, { "retry-after": retryAfterSeconds });
      });
    });

    const answer = Effect.suspend(() => {
      if (pathname === linkRequestedPath) return send(200, linkRequestedPage(locale));
      return req.method === "POST" ? submitted : send(200, forgottenPasswordPage(locale));
    });
    yield* handle("Asking for a new password", answer);
  });
});
