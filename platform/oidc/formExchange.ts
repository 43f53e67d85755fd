/** What all pages with a form share: choice of language, check of the origin, and error pages. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Context, Effect } from "effect";
import { logFailure } from "#platform/api/failures.ts";
import { retryAfter } from "#platform/api/unavailable.ts";
import { inTime } from "#platform/database/unavailability.ts";
import { TooManyAttempts } from "#platform/limits/counters.ts";
import { QueueFull } from "#platform/limits/fairQueue.ts";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { eventLog } from "#platform/server/eventLog.ts";
import { forRequest } from "#platform/server/requestId.ts";
import type { Language } from "#schemas/languages.ts";
import { chooseLocale } from "./pages/locale.ts";
import { messages } from "./pages/messages.ts";
import { type Page, pageHeaders } from "./pages/Page.ts";
import { errorPage, type Problem } from "./pages/pages.ts";
import { readForm } from "./readForm.ts";

type Wait = TooManyAttempts | QueueFull;

export const isWait = (error: unknown): error is Wait =>
  error instanceof TooManyAttempts || error instanceof QueueFull;

/** What a form says to who has tried too often, or finds the queue full. */
export const refusalOf = ({ _tag, retryAfterSeconds: seconds }: Wait, locale: Language) => {
  const { tooManyAttempts, busy } = messages[locale];
  const headers = { "retry-after": seconds };
  return _tag === "QueueFull"
    ? { status: 503, reason: busy, headers }
    : { status: 429, reason: tooManyAttempts(Math.ceil(seconds / 60)), headers };
};

/** `form` is what was submitted. */
type Answer<E> = (form: URLSearchParams | undefined) => Effect.Effect<void | Effect.Effect<void, E>, E>;

export type Admit = <A, E>(
  form: URLSearchParams | undefined,
  answered: Effect.Effect<A, E>,
) => Effect.Effect<A | void, unknown>;

export const formExchange = (
  config: Context.Tag.Service<PlatformConfig>,
  req: IncomingMessage,
  res: ServerResponse,
) => {
  const { origin, appName } = config;
  const { pathname, searchParams } = new URL(`${origin}${req.url}`);
  const asked = searchParams.get("ui_locales");
  const localeOr = (preferred?: unknown) => chooseLocale(asked ?? preferred, req.headers["accept-language"]);
  const locale = localeOr();

  const send = (status: number, page: Page, headers = {}) =>
    Effect.sync(() => void res.writeHead(status, { ...pageHeaders(origin), ...headers }).end(page(appName)));

  const goTo = (location: string) => send(303, () => "", { location });

  const fail = (status: number, problem: Problem, headers = {}) =>
    send(status, errorPage(locale, problem), headers);

  /**
   * `what` is the name in the log. An effect that `answer` returns runs after it, and limits its time itself. `admit` may
   * let the request wait before, or answer it.
   */
  const handle = <E>(what: string, answer: Answer<E>, admit: Admit = (_form, answered) => answered) => {
    if (!["GET", "HEAD", "POST"].includes(req.method ?? "")) {
      return fail(405, "refused", { allow: "GET, HEAD, POST" });
    }
    if (req.method === "POST" && req.headers.origin !== origin) {
      const event = Effect.flatMap(eventLog, (log) =>
        log(req, "request-refused", { reason: "foreign-origin" }),
      );
      return Effect.zipRight(Effect.provideService(event, PlatformConfig, config), fail(403, "refused"));
    }
    const answered = (form: URLSearchParams | undefined) =>
      admit(form, inTime(answer(form))).pipe(
        Effect.flatMap((rest) => (Effect.isEffect(rest) ? rest : Effect.void)),
        Effect.catchAllCause((cause) =>
          Effect.flatMap(logFailure(what, cause), (problem) =>
            problem === "unavailable" ? fail(503, problem, retryAfter) : fail(500, problem),
          ),
        ),
      );
    const received = Effect.matchEffect(req.method === "POST" ? readForm(req) : Effect.succeed(undefined), {
      onFailure: ({ status }) => fail(status, "refused", { connection: "close" }),
      onSuccess: answered,
    });
    return forRequest(req)(received);
  };

  return { pathname, locale, localeOr, send, goTo, fail, handle };
};
