/** Answers a submitted sign-in form: `accept` gets the account whose password was entered, else the form has its errors. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { Effect } from "effect";
import { inTime } from "#platform/database/unavailability.ts";
import { eventLog, typedAddress } from "#platform/server/eventLog.ts";
import { sendText } from "#platform/server/plainText.ts";
import { plainAddress } from "#schemas/admins/plainAddress.ts";
import type { Language } from "#schemas/languages.ts";
import { credentials } from "./credentials.ts";
import { type Admit, type formExchange, isWait, refusalOf } from "./formExchange.ts";
import { messages } from "./pages/messages.ts";
import { signInPage } from "./pages/pages.ts";
import { PasswordQueue } from "./PasswordQueue.ts";

interface Submission {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly form: URLSearchParams;
  readonly locale: Language;
  readonly send: ReturnType<typeof formExchange>["send"];
}

/** A sign-in, and not the form of a new password. */
export const isSignIn = (form: URLSearchParams) => form.has("email") && !form.has("current");

export const signInForm = Effect.gen(function* () {
  const { check, knownAccount, isKnownInCrowd } = yield* credentials;
  const { inPasswordQueue, countRefusal, waitOfCrowd, forgetRefusals } = yield* PasswordQueue;
  const log = yield* eventLog;
  const typed = yield* typedAddress;

  /** Strangers of a network that crowds the queue are refused in a word, since pages for them would stop the process. */
  const admit =
    (req: IncomingMessage, res: ServerResponse, locale: Language): Admit =>
    (form, answered) => {
      if (form === undefined || !isSignIn(form)) return answered;
      const isKnown = inTime(isKnownInCrowd(req, plainAddress(form.get("email") ?? "")));
      const refuse = (seconds: number) => {
        const headers = { "retry-after": seconds, connection: "close" };
        return Effect.zipRight(
          countRefusal(req),
          Effect.sync(() => sendText(res, 429, messages[locale].busy, headers)),
        );
      };
      return Effect.flatMap(waitOfCrowd(req), (seconds) =>
        seconds === undefined
          ? answered
          : Effect.if(isKnown, { onTrue: () => answered, onFalse: () => refuse(seconds) }),
      );
    };

  const submit = <E>(
    { req, res, form, locale, send }: Submission,
    accept: (id: string, hash: string | null) => Effect.Effect<void, E>,
  ) => {
    const email = plainAddress(form.get("email") ?? "");
    const fields = { email, password: form.get("password") ?? "" };
    const signIn = Effect.matchEffect(check(req, fields, locale), {
      onSuccess: ({ id, hash }) => Effect.zipRight(forgetRefusals(req), accept(id, hash)),
      onFailure: (error) =>
        error._tag === "SignInRefused"
          ? send(422, signInPage({ locale, email, errors: error.errors }))
          : Effect.fail(error),
    });
    return Effect.flatMap(inTime(knownAccount(req, email)), (account) =>
      inPasswordQueue(req, res, account, signIn),
    ).pipe(
      Effect.tapErrorTag("QueueFull", () =>
        log(req, "sign-in-refused", { typed: typed(email), reason: "too-many-at-once" }),
      ),
      Effect.catchIf(isWait, (error) => {
        const { status, reason: password, headers } = refusalOf(error, locale);
        return send(status, signInPage({ locale, email, errors: { password } }), headers);
      }),
    );
  };

  return { admit, submit };
});
