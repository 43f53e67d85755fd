/** Requests to the platform, and its answers as received. */
import { Data, Effect, Option } from "effect";
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
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
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

const secondsToAnswer = 30;

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

const request = (target: Target, url: string, init: Omit<Parameters<Fetch>[1], "signal" | "redirect">) =>
  Effect.async<Omit<Answer, "json">, NoAnswer>((resume) => {
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

const parsed = Option.liftThrowable((text: string): unknown => JSON.parse(text));

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
  const answer = Effect.map(sent, (got) => ({ ...got, json: parsed(got.text) }));
  // A server may close an idle connection at the moment when it is used again.
  const isReset = ({ reason }: NoAnswer) => /ECONNRESET|UND_ERR_SOCKET/.test(reason);
  return call.method === "GET"
    ? Effect.retry(answer, { times: 1, while: isReset })
    : Effect.uninterruptible(answer);
};

/** The preflight that a browser sends before the call, without the token. */
export const preflight = (target: Target & { readonly origin: string }, call: Call, input: Input) =>
  request(target, urlOf(target.base, call, input), {
    method: "OPTIONS",
    headers: {
      origin: target.origin,
      "access-control-request-method": call.method,
      "access-control-request-headers": call.requestHeaders.join(","),
    },
  });
