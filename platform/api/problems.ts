/** The edge of the API: whatever goes wrong becomes an error of the contract that does not repeat what was sent. */
import {
  HttpApiBuilder,
  HttpApiError,
  HttpApp,
  HttpServerError,
  HttpServerRequest,
  HttpServerResponse,
} from "@effect/platform";
import { Cause, Effect, Option, Schema } from "effect";
import { Invalid, NotFound, Unexpected } from "#schemas/errors.ts";
import { problemContentType } from "#schemas/problems.ts";
import { Id } from "#schemas/scalars.ts";
import { readableBody, readBody } from "./bodies.ts";
import { invalid, issuesOf } from "./issues.ts";
import { logDefect } from "./logDefect.ts";

const unreadable = invalid("", readableBody);

/** Path parameters are identifiers: a path with something else in it names nothing. */
const isPath = (url: string) => url.replace(/\?.*/, "").split("/").slice(1).every(Schema.is(Id));

const Problem = Schema.Union(Invalid, NotFound, Unexpected);

const answer = (problem: typeof Problem.Type) =>
  Schema.encode(Problem)(problem).pipe(
    Effect.flatMap((body) =>
      HttpServerResponse.json(body, { status: problem.status, contentType: problemContentType }),
    ),
    Effect.orDie,
  );

const problemOf = Effect.fn("problemOf")(function* (
  request: HttpServerRequest.HttpServerRequest,
  cause: Cause.Cause<unknown>,
) {
  const error = Cause.squash(cause);
  if (error instanceof HttpServerError.RouteNotFound) return new NotFound();
  if (error instanceof HttpServerError.RequestError) return unreadable;
  if (error instanceof HttpApiError.HttpApiDecodeError) {
    return isPath(request.url) ? new Invalid({ issues: issuesOf(error.issues) }) : new NotFound();
  }
  yield* logDefect(request, cause);
  return new Unexpected();
});

const isLibraryError = (error: unknown) =>
  error instanceof HttpServerError.RouteNotFound || error instanceof HttpApiError.HttpApiDecodeError;

/** Failures of the contract pass: its own encoders follow. */
const passes = (cause: Cause.Cause<unknown>) =>
  Cause.isInterruptedOnly(cause) ||
  Option.exists(Cause.failureOption(cause), (error) => !isLibraryError(error));

const headers = HttpApp.appendPreResponseHandler((_request, response) =>
  Effect.succeed(
    HttpServerResponse.setHeaders(response, {
      "cache-control": "no-store",
      ...(response.status === 401 ? { "www-authenticate": "Bearer" } : {}),
    }),
  ),
);

export const problemsLayer = HttpApiBuilder.middleware((app) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest;
    yield* headers;
    const read = yield* readBody(request);
    return yield* Effect.catchAllCause(
      Effect.provideService(app, HttpServerRequest.HttpServerRequest, read),
      (cause: Cause.Cause<never>) =>
        passes(cause) ? Effect.failCause(cause) : Effect.flatMap(problemOf(request, cause), answer),
    );
  }).pipe(Effect.catchTag("UnreadableBody", () => answer(unreadable))),
);
