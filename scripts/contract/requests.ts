/** Requests to the platform and the provider, and their answers as received. */
import { Clock, Effect, Option } from "effect";
import { retryAfter } from "#src/services/api/answers.ts";

export type Texts = Readonly<Record<string, string>>;

export interface Init extends RequestInit {
  readonly headers: Texts;
}

/** The part of `fetch` that the check uses. */
export type Fetch = (url: string, init: Init) => Promise<Pick<Response, "status" | "headers" | "text">>;

export type Answer = Effect.Effect.Success<ReturnType<typeof once>>;

/** The cause behind undici's "fetch failed" and "terminated": ECONNREFUSED, a certificate, a coding. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error
    ? `${message}, ${"code" in cause ? String(cause.code) : cause.message}`
    : message;
};

const once = (fetch: Fetch, url: string, init: Init) =>
  Effect.tryPromise({
    try: async () => {
      // A redirect is an answer: following it would lose the token or the method, as in the console.
      const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(30_000) });
      const text = await response.text();
      const json = Option.liftThrowable((): unknown => JSON.parse(text))();
      const { status, headers } = response;
      return { status, isSuccess: status >= 200 && status < 300, headers, text, json };
    },
    catch: reasonOf,
  });

/** On the left, why there is no answer. Waits as a limit says; not interrupted, so that what was made can be removed. */
export const ask = (fetch: Fetch, url: string, init: Init, waits = 0): Effect.Effect<Answer, string> =>
  Effect.gen(function* () {
    const answer = yield* Effect.uninterruptible(once(fetch, url, init));
    const now = yield* Clock.currentTimeMillis;
    const until = retryAfter(answer.headers.get("retry-after") ?? undefined, now);
    if (answer.status !== 429 || until === undefined || until - now > 60_000 || waits > 5) return answer;
    yield* Effect.sleep(until - now);
    return yield* ask(fetch, url, init, waits + 1);
  });

/** What is there in place of JSON. */
export const foundIn = ({ text }: Answer): string => {
  if (text === "") return "no body";
  if (/^\s*</.test(text)) return "an HTML page";
  return /^\s*[[{]/.test(text) ? "JSON that is cut" : "text";
};
