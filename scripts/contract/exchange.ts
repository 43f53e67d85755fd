/** Requests to the platform and the provider, and their answers as received: repeated when the server asks to wait. */
import { Clock, Data, Effect, Option } from "effect";
import { retryAfter } from "#src/services/api/answers.ts";
import type { Call } from "./calls.ts";

/** The part of `fetch` that the checker uses. */
export type Fetch = (
  url: string,
  init: RequestInit & { readonly headers: Texts },
) => Promise<Pick<Response, "status" | "headers" | "text">>;

export type Texts = Readonly<Record<string, string>>;

/** `path` has the values of the path's parameters, not encoded; `text` is a body to send instead of `json`. */
export interface Input extends Partial<Record<"path" | "query" | "headers", Texts>> {
  readonly json?: unknown;
  readonly text?: string;
  /** Token to send instead of the administrator's; null for none. */
  readonly token?: string | null;
  /** The console never sends this, so that a wrong answer is a warning. */
  readonly isUnsent?: true;
}

export type Answer = Effect.Effect.Success<ReturnType<typeof once>>;

export class NoAnswer extends Data.TaggedError("NoAnswer")<{ readonly reason: string }> {}

export interface Target {
  readonly fetch: Fetch;
  /** Without a slash at its end. */
  readonly base: string;
  readonly token: string;
  /** The origin that serves the console; undefined if that is the platform's, which needs no CORS. */
  readonly origin: string | undefined;
}

/** As long as the console waits. */
const secondsToAnswer = 30;
const [longestWait, maxWaits] = [60_000, 8];

/** The cause behind undici's "fetch failed" and "terminated": ECONNREFUSED, a certificate. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${secondsToAnswer} seconds`;
  const { cause, message } = error;
  const start = message === "terminated" ? "the body is cut: " : "";
  if (!(cause instanceof Error)) return message;
  return `${start}${"code" in cause ? `${String(cause.code)} ` : ""}${cause.message}`.trim();
};

/** None if it is not JSON. */
const parsed = Option.liftThrowable((text: string): unknown => JSON.parse(text));

const once = (fetch: Fetch, url: string, init: Parameters<Fetch>[1]) =>
  Effect.tryPromise({
    try: async (interrupted) => {
      const signal = AbortSignal.any([interrupted, AbortSignal.timeout(secondsToAnswer * 1000)]);
      // A redirect is returned as the answer: following it would lose the token or the method, as in the console.
      const response = await fetch(url, { ...init, redirect: "manual", signal });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: parsed(text) };
    },
    catch: (error) => new NoAnswer({ reason: reasonOf(error) }),
  });

/** Repeats a request after the time that the answer names. A write that failed otherwise may have happened. */
const patiently = (
  isRead: boolean,
  sent: ReturnType<typeof once>,
  waits = 0,
): Effect.Effect<Answer, NoAnswer> =>
  Effect.gen(function* () {
    const answer = yield* sent;
    const now = yield* Clock.currentTimeMillis;
    const isLimited = answer.status === 429 || (isRead && answer.status === 503);
    const header = answer.headers.get("retry-after") ?? undefined;
    const wait = (retryAfter(header, now) ?? now + 1000 * 2 ** waits) - now;
    if (!isLimited || waits === maxWaits || wait > longestWait) return answer;
    return yield* Effect.zipRight(Effect.sleep(wait), patiently(isRead, sent, waits + 1));
  });

export interface Request extends Partial<Record<"method" | "body", string>>, Pick<Input, "headers"> {}

/** Waits for a write even after an interruption, so that what it has created can be removed. */
export const ask = (
  fetch: Fetch,
  url: string,
  { method = "GET", headers = {}, ...body }: Request = {},
): Effect.Effect<Answer, NoAnswer> => {
  const sent = once(fetch, url, { method, headers, ...body });
  // A server may close an idle connection at the moment when it is used again.
  const isReset = ({ reason }: NoAnswer) => /ECONNRESET|UND_ERR_SOCKET/.test(reason);
  return method === "GET" || method === "OPTIONS"
    ? patiently(true, Effect.retry(sent, { times: 1, while: isReset }))
    : patiently(false, Effect.uninterruptible(sent));
};

const urlOf = (base: string, { path }: Call, input: Input): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.path?.[name] ?? ""),
  );
  const query = new URLSearchParams(input.query).toString();
  return `${base}${filled}${query === "" ? "" : `?${query}`}`;
};

export const send = (target: Target, call: Call, input: Input = {}): Effect.Effect<Answer, NoAnswer> => {
  const { token = target.token, json, text = json === undefined ? undefined : JSON.stringify(json) } = input;
  return ask(target.fetch, urlOf(target.base, call, input), {
    method: call.method,
    headers: {
      accept: "application/json",
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(text !== undefined && { "content-type": "application/json" }),
      ...(target.origin !== undefined && { origin: target.origin }),
      ...input.headers,
    },
    ...(text !== undefined && { body: text }),
  });
};

/** The preflight that a browser sends before the call, without the token. */
export const preflight = ({ fetch, base }: Target, origin: string, call: Call, input: Input) =>
  ask(fetch, urlOf(base, call, input), {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": call.method,
      "access-control-request-headers": call.requestHeaders.join(","),
    },
  });
