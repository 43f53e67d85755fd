/** Answers a submitted sign-in form: `accept` gets the account whose password was entered, else the form has its errors. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect } from "effect";
import { retryAfter } from "#platform/api/unavailable.ts";
import { eventLog, typedAddress } from "#platform/server/eventLog.ts";
import type { Language } from "#schemas/languages.ts";
import { clientAddresses } from "./clientAddress.ts";
import { credentials } from "./credentials.ts";
import type { formExchange } from "./formExchange.ts";
import { messages } from "./pages/messages.ts";
import { signInPage } from "./pages/SignInPage.ts";
import { PasswordQueue } from "./PasswordQueue.ts";

interface Submission {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly form: URLSearchParams;
  readonly locale: Language;
  readonly send: ReturnType<typeof formExchange>["send"];
}

export const signInForm = Effect.gen(function* () {
  const clientAddress = yield* clientAddresses;
  const { check } = yield* credentials;
  const { inPasswordQueue } = yield* PasswordQueue;
  const log = yield* eventLog;
  const typed = yield* typedAddress;

  return <E>(
    { req, res, form, locale, send }: Submission,
    accept: (id: string, hash: string | null) => Effect.Effect<void, E>,
  ) => {
    const email = form.get("email")?.trim() ?? "";
    const fields = { email, password: form.get("password") ?? "" };
    const signIn = check(req, fields, locale).pipe(
      Effect.map(({ id, hash }) => accept(id, hash)),
      Effect.catchTag("SignInRefused", ({ status, errors, retryAfterSeconds: seconds }) =>
        Effect.succeed(
          send(status, signInPage({ locale, email, errors }), seconds && { "retry-after": seconds }),
        ),
      ),
      Effect.flatten,
    );
    return inPasswordQueue(clientAddress(req), res, signIn).pipe(
      Effect.catchTag("QueueFull", () => {
        const errors = { password: messages[locale].busy };
        const refused = send(503, signInPage({ locale, email, errors }), retryAfter);
        const event = log(req, "sign-in-refused", { typed: typed(email), reason: "too-many-at-once" });
        return Effect.zipRight(event, refused);
      }),
    );
  };
});
