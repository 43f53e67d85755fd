/** Requests to the platform, and its answers as received: repeated when the platform asks to wait. */
import { Clock, Data, Effect, Option } from "effect";
import { retryAfter } from "#src/services/api/answers.ts";
import type { Call } from "./calls.ts";

/** The part of `fetch` that the checker uses. */
export type Fetch = (
  url: string,
  init: RequestInit & { readonly headers: Readonly<Record<string, string>> },
) => Promise<Pick<Response, "status" | "headers" | "text">>;

export interface Input {
  /** Values of the path's parameters, not encoded. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Body text to send instead of `json`. */
  readonly text?: string;
  /** Token to send instead of the administrator's; null for none. */
  readonly token?: string | null;
  /** The console never sends this, so that a wrong answer is a warning. */
  readonly isUnsent?: true;
}

interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
  /** `Retry-After` of the answers before, which asked to wait; null for none. */
  readonly waits: ReadonlyArray<string | null>;
}

export interface Answer extends Received {
  /** The body as JSON; none if it is not JSON. */
  readonly json: Option.Option<unknown>;
}

export class NoAnswer extends Data.TaggedError("NoAnswer")<{ readonly reason: string }> {}

export interface Target {
  readonly fetch: Fetch;
  /** Without a slash at its end. */
  readonly base: string;
  readonly token: string;
  /** The origin that serves the console. */
  readonly origin: string | undefined;
}

/** As long as the console waits. */
const secondsToAnswer = 30;
const longestWait = 60_000;
const maxWaits = 8;

const urlOf = (base: string, { path }: Call, input: Input): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(input.path?.[name] ?? ""),
  );
  const query = new URLSearchParams(input.query).toString();
  return `${base}${filled}${query === "" ? "" : `?${query}`}`;
};

/** The cause behind undici's "fetch failed": ECONNREFUSED, a certificate. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${secondsToAnswer} seconds`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return "code" in cause ? `${String(cause.code)} ${cause.message}`.trim() : cause.message;
};

const request = (
  target: Pick<Target, "fetch">,
  url: string,
  init: Omit<Parameters<Fetch>[1], "signal" | "redirect">,
) =>
  Effect.async<Pick<Received, "status" | "headers" | "text">, NoAnswer>((resume) => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => controller.abort(new DOMException("", "TimeoutError")),
      secondsToAnswer * 1000,
    );
    const received = async () => {
      // A redirect is returned as the answer: following it would lose the token or the method, as in the console.
      const response = await target.fetch(url, { ...init, redirect: "manual", signal: controller.signal });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    void received()
      .then(Effect.succeed, (error: unknown) => new NoAnswer({ reason: reasonOf(error) }))
      .then((answer) => resume(answer))
      .finally(() => clearTimeout(timer));
    return Effect.sync(() => controller.abort());
  });

/** Repeats a request after the time that the answer names. A write that failed otherwise may have happened. */
const patiently = <A extends Pick<Received, "status" | "headers" | "text">>(
  isRead: boolean,
  once: Effect.Effect<A, NoAnswer>,
  waits: Received["waits"] = [],
): Effect.Effect<A & Received, NoAnswer> =>
  Effect.gen(function* () {
    const before = yield* Clock.currentTimeMillis;
    const answer = yield* once;
    const now = yield* Clock.currentTimeMillis;
    const isLimited = answer.status === 429 || (isRead && answer.status === 503);
    const header = answer.headers.get("retry-after");
    const wait = (retryAfter(header ?? undefined, now) ?? now + 1000 * 2 ** waits.length) - now;
    if (isLimited && waits.length < maxWaits && wait <= longestWait)
      return yield* Effect.zipRight(Effect.sleep(wait), patiently(isRead, once, [...waits, header]));
    return { ...answer, milliseconds: now - before, waits: isLimited ? [...waits, header] : waits };
  });

const parsed = Option.liftThrowable((text: string): unknown => JSON.parse(text));

/** Makes a request that is no call of the contract. */
export const ask = (
  fetch: Fetch,
  url: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Effect.Effect<Answer, NoAnswer> =>
  Effect.map(
    patiently(true, request({ fetch }, url, { method, headers, ...(body !== undefined && { body }) })),
    (got) => ({ ...got, json: parsed(got.text) }),
  );

/** Waits for a write even after an interruption, so that what it has created can be removed. */
export const send = (target: Target, call: Call, input: Input = {}): Effect.Effect<Answer, NoAnswer> => {
  const { token = target.token, json, text = json === undefined ? undefined : JSON.stringify(json) } = input;
  const sent = request(target, urlOf(target.base, call, input), {
    method: call.method,
    headers: {
      accept: "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(text === undefined ? {} : { "content-type": "application/json" }),
      ...(target.origin === undefined ? {} : { origin: target.origin }),
      ...input.headers,
    },
    ...(text === undefined ? {} : { body: text }),
  });
  // A server may close an idle connection at the moment when it is used again.
  const isReset = ({ reason }: NoAnswer) => /ECONNRESET|UND_ERR_SOCKET/.test(reason);
  const isRead = call.method === "GET";
  const once = isRead ? Effect.retry(sent, { times: 1, while: isReset }) : Effect.uninterruptible(sent);
  return Effect.map(patiently(isRead, once), (got) => ({ ...got, json: parsed(got.text) }));
};

/** The preflight that a browser sends before the call, without the token. */
export const preflight = (target: Target & { readonly origin: string }, call: Call, input: Input) =>
  patiently(
    true,
    request(target, urlOf(target.base, call, input), {
      method: "OPTIONS",
      headers: {
        origin: target.origin,
        "access-control-request-method": call.method,
        "access-control-request-headers": call.requestHeaders.join(","),
      },
    }),
  );
