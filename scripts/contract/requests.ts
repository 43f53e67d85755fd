/** Requests to the platform and the provider, and their answers as received: repeated when the server asks to wait. */
import { Clock, Data, Effect, Option } from "effect";
import { retryAfter } from "#src/services/api/answers.ts";

export type Texts = Readonly<Record<string, string>>;

/** The part of `fetch` that the check uses. */
export type Fetch = (
  url: string,
  init: RequestInit & { readonly headers: Texts },
) => Promise<Pick<Response, "status" | "headers" | "text">>;

export type Answer = Effect.Effect.Success<ReturnType<typeof once>>;

class NoAnswer extends Data.TaggedError("NoAnswer")<{ readonly reason: string }> {}

/** The cause behind undici's "fetch failed" and "terminated": ECONNREFUSED, a certificate, a coding. */
const reasonOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error
    ? `${message}, ${"code" in cause ? String(cause.code) : cause.message}`
    : message;
};

const once = (fetch: Fetch, url: string, init: Parameters<Fetch>[1]) =>
  Effect.tryPromise({
    try: async () => {
      // A redirect is an answer: following it would lose the token or the method, as in the console.
      const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(30_000) });
      const text = await response.text();
      const json = Option.liftThrowable((): unknown => JSON.parse(text))();
      const { status, headers } = response;
      return { status, isSuccess: status >= 200 && status < 300, headers, text, json };
    },
    catch: (error) => new NoAnswer({ reason: reasonOf(error) }),
  });

export type Request = Partial<Record<"method" | "body", string>> & { readonly headers: Texts };

/** A write is not interrupted, so that what it has made can be removed. */
export const ask = (
  fetch: Fetch,
  url: string,
  request: Request,
  waits = 0,
): Effect.Effect<Answer, NoAnswer> =>
  Effect.gen(function* () {
    const { method = "GET" } = request;
    const isRead = method === "GET" || method === "OPTIONS";
    const answer = yield* Effect.uninterruptible(once(fetch, url, { ...request, method }));
    const now = yield* Clock.currentTimeMillis;
    const until = retryAfter(answer.headers.get("retry-after") ?? undefined, now) ?? now + 1000 * 2 ** waits;
    const isLimited = answer.status === 429 || (isRead && answer.status === 503);
    if (!isLimited || waits > 5 || until - now > 60_000) return answer;
    return yield* Effect.zipRight(Effect.sleep(until - now), ask(fetch, url, request, waits + 1));
  });

/** What is there in place of JSON. */
export const foundIn = ({ text }: Answer): string => {
  if (text === "") return "no body";
  if (/^\s*</.test(text)) return "an HTML page";
  return /^\s*[[{]/.test(text) ? "JSON that is cut" : "text";
};
