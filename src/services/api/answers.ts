/**
 * Reads answers that differ between platforms: another success status, no body, Retry-After; and those that are no platform's
 * (intercepted.ts) or are damaged. The log names what does not fit: `GET /api/v1/apps → content → [1] → creationDate: missing`.
 */
import {
  type HttpApiEndpoint,
  HttpApiSchema,
  HttpClient,
  HttpClientError,
  type HttpClientRequest,
  HttpClientResponse,
} from "@effect/platform";
import { Clock, Data, Effect, FiberRef, ParseResult } from "effect";
import { apiPrefix } from "#schemas/apiOf.ts";
import { Invalid, TooManyRequests, Unavailable } from "#schemas/errors.ts";
import { asRecord } from "#schemas/lenient.ts";
import type { ReadPage } from "#schemas/pages.ts";
import { issueLines } from "#schemas/parseIssues.ts";
import { intercepted, jsonOf, kindOf } from "./intercepted.ts";

type Endpoint = Pick<HttpApiEndpoint.HttpApiEndpoint.AnyWithProps, "method" | "path" | "successSchema">;
type Answer = HttpClientResponse.HttpClientResponse;

/** The body cannot be unpacked or is no text: it was cut or changed on the way, or its coding is another than named. */
export class Damaged extends Data.TaggedError("Damaged")<{
  /** `Content-Encoding`; undefined if there is none, or if CORS hides it. */
  readonly coding: string | undefined;
}> {
  override get message() {
    return `the body cannot be unpacked (Content-Encoding: ${this.coding ?? "none, or hidden by CORS"})`;
  }
}

const damaged = ({ headers }: Answer) => new Damaged({ coding: headers["content-encoding"] });

/** Browsers hand over a coding that they do not know as it came. */
const isPacked = (response: Answer) =>
  Effect.flatMap(Effect.zip(kindOf(response), response.arrayBuffer), ([kind, body]) =>
    kind === "page"
      ? Effect.isFailure(Effect.try(() => new TextDecoder("utf-8", { fatal: true }).decode(body)))
      : Effect.succeed(false),
  );

/** What the platform says of an error; the reader is loaded with the first one. */
const saidBy = (response: Answer) =>
  Effect.gen(function* () {
    const { linesOf, readRefusal } = yield* Effect.tryPromise(() => import("#schemas/refusals.ts"));
    const said = readRefusal(yield* jsonOf(response));
    return { ...said, line: linesOf(said) };
  }).pipe(Effect.orElseSucceed(() => ({ issues: [], line: "" })));

/**
 * Without a body, the status says which error it is. Only an account is refused in words, or by a challenge (RFC 6750 §3.1),
 * since a bare 403 is what firewalls answer.
 */
const isIntercepted = (response: Answer) =>
  Effect.map(kindOf(response), (kind) => {
    const isBare = response.status === 403 && response.headers["www-authenticate"] === undefined;
    return kind === "page" || (kind === "nothing" && isBare);
  });

/** Frameworks answer a refused input by 400 or by 422. */
const refused = (response: Answer) =>
  Effect.flatMap(saidBy(response), ({ line: _, ...said }) => new Invalid(said));

const failure = Effect.fn("answers.failure")(function* (
  response: Answer,
  Failure: typeof Unavailable | typeof TooManyRequests,
) {
  const { line } = yield* saidBy(response);
  const retryAt = retryAfter(response.headers["retry-after"], yield* Clock.currentTimeMillis);
  const error = new Failure(line === "" ? {} : { detail: line });
  return yield* Effect.fail(Object.assign(error, retryAt !== undefined && { retryAt }));
});

/** What the call in this fiber was answered with. */
const got = FiberRef.unsafeMake<Answer | undefined>(undefined);

/** `http` with the status of every success replaced by the contract's status. */
export const expecting =
  (endpoint: Endpoint) =>
  <E, R>(http: HttpClient.HttpClient.With<E, R>) => {
    const expected = HttpApiSchema.getStatusSuccessAST(endpoint.successSchema.ast);
    const hasBody = !HttpApiSchema.isVoid(endpoint.successSchema.ast);
    const read = (request: HttpClientRequest.HttpClientRequest, response: Answer) =>
      Effect.gen(function* () {
        const { status } = response;
        yield* FiberRef.set(got, response);
        if (status === 429) return yield* failure(response, TooManyRequests);
        if (status === 503) return yield* failure(response, Unavailable);
        if (status >= 400 && (yield* isIntercepted(response))) return yield* intercepted(response);
        if (status === 400 || status === 422) return yield* refused(response);
        if (status < 200 || status > 299) return response;
        if (!hasBody) return HttpClientResponse.fromWeb(request, new Response(null, { status: expected }));
        const body = yield* response.arrayBuffer;
        if (status === expected) return response;
        const init = { status: expected, headers: response.headers };
        return HttpClientResponse.fromWeb(request, new Response(body, init));
      });
    return HttpClient.transform(http, (send, request) =>
      Effect.flatMap(send, (response) => read(request, response)),
    );
  };

/** Reports a body that is damaged, and who gave an error that is not the call's. */
export const explained = <A, E, R>(call: Effect.Effect<A, E, R>) =>
  call.pipe(
    Effect.catchAll((error) =>
      Effect.gen(function* () {
        const answer = yield* FiberRef.get(got);
        if (error instanceof ParseResult.ParseError && answer !== undefined && (yield* isPacked(answer)))
          return yield* damaged(answer);
        if (!(error instanceof HttpClientError.ResponseError)) return yield* Effect.fail(error);
        const { request, response, reason, cause } = error;
        // An error that the call does not have is of this reason too, without a cause.
        if (reason === "Decode" && cause !== undefined) return yield* damaged(response);
        const isNothing = (yield* kindOf(response)) === "nothing";
        if (isNothing && response.status >= 400) return yield* intercepted(response);
        const { line } = yield* saidBy(response);
        return yield* Effect.fail(
          line === ""
            ? error
            : new HttpClientError.ResponseError({ request, response, reason, description: line }),
        );
      }),
    ),
    Effect.locally(got, undefined),
  );

/**
 * Epoch milliseconds; undefined if the header is neither a number of seconds nor a future time. Proxies may add a second
 * value, and the oldest form of a date (RFC 9110 §5.6.7) names no zone.
 */
export const retryAfter = (header: string | undefined, now: number): number | undefined => {
  if (header === undefined) return undefined;
  const [, seconds] = /^(\d{1,9}(?:\.\d+)?)s?(?:,.*)?$/.exec(header.trim()) ?? [];
  const date = /^\w{3} .*\d{4}$/.test(header) ? `${header} GMT` : header;
  const at = seconds === undefined ? Date.parse(date) : now + Math.ceil(Number(seconds)) * 1000;
  return at > now ? at : undefined;
};

/** A request or an answer that does not fit. Its message contains no values. */
class NamedParseError extends ParseResult.ParseError {
  readonly call: string;

  constructor(call: string, issue: ParseResult.ParseIssue) {
    super({ issue });
    this.call = call;
  }

  override toString() {
    return issueLines(this.issue)
      .map((place) => `${this.call} → ${place}`)
      .join("\n");
  }
}

const issuesOf = (name: string, answer: unknown): ReadonlyArray<string> => {
  const { entryIssues = [], textIssues = [] } = (asRecord(answer) ?? {}) as ReadPage;
  return [
    ...entryIssues.flatMap(({ places }) => places.map((place) => `Left out: ${name} → ${place}`)),
    ...textIssues.map((place) => `Characters lost: ${name} → ${place}`),
  ];
};

/** `call` that is named in its decoding failures, and that logs the issues of a list. */
export const named =
  (endpoint: Endpoint) =>
  <A, E, R>(call: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const name = `${endpoint.method} ${apiPrefix}${endpoint.path}`;
    return call.pipe(
      Effect.mapError((error) =>
        error instanceof ParseResult.ParseError
          ? (new NamedParseError(name, error.issue) as E & NamedParseError)
          : error,
      ),
      Effect.tap((answer) => Effect.forEach(issuesOf(name, answer), (issue) => Effect.logWarning(issue))),
    );
  };
