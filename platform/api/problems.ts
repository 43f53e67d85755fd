/** Turns every failure at the edge of the API into an error of the contract that does not repeat the input. */
import {
  HttpApiBuilder,
  HttpApiError,
  HttpApp,
  HttpBody,
  HttpServerError,
  HttpServerRequest,
  HttpServerResponse,
} from "@effect/platform";
import { Cause, Effect, Option, Schema } from "effect";
import { inTime, NotInTime } from "#platform/database/unavailability.ts";
import { proofAlgorithm } from "#platform/oidc/callProof.ts";
import { forRequest, requestIdOf } from "#platform/server/requestId.ts";
import { Invalid, NotFound, Unavailable, Unexpected } from "#schemas/errors.ts";
import { Id } from "#schemas/ids.ts";
import { asRecord } from "#schemas/lenient.ts";
import { problemContentType } from "#schemas/problems.ts";
import { bodyRequirements, readingBodies } from "./bodies.ts";
import { logFailure } from "./failures.ts";
import { invalid, issuesOf } from "./issues.ts";
import { retryAfter } from "./unavailable.ts";

const unreadable = invalid("", bodyRequirements);

const pathOf = ({ url }: HttpServerRequest.HttpServerRequest) => url.replace(/\?.*/, "");

/** Path parameters are identifiers, so a path with any other segment does not exist. */
const isPath = (path: string) =>
  path
    .split("/")
    .slice(1)
    .every((segment) => {
      const text = Option.liftThrowable(decodeURIComponent)(segment);
      return Option.exists(text, Schema.is(Id));
    });

const Problem = Schema.Union(Invalid, NotFound, Unavailable, Unexpected);

const answer = (problem: typeof Problem.Type) =>
  Schema.encode(Problem)(problem).pipe(
    Effect.flatMap((body) =>
      HttpServerResponse.json(body, {
        status: problem.status,
        contentType: problemContentType,
        ...(problem._tag === "Unavailable" && { headers: retryAfter }),
      }),
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
    return isPath(pathOf(request)) ? new Invalid({ issues: issuesOf(error.issues) }) : new NotFound();
  }
  const failure = yield* logFailure(`${request.method} ${pathOf(request)}`, cause);
  return failure === "unavailable" ? new Unavailable({}) : new Unexpected();
});

const isOfContract = (error: unknown) =>
  !(error instanceof HttpServerError.RouteNotFound) &&
  !(error instanceof HttpApiError.HttpApiDecodeError) &&
  !(error instanceof NotInTime);

/** HttpApi itself encodes errors of the contract. An interrupted call needs no answer. */
const isContractFailure = (cause: Cause.Cause<unknown>) =>
  Cause.isInterruptedOnly(cause) || Option.exists(Cause.failureOption(cause), isOfContract);

/** A problem names its request, by which an operator finds its lines. */
const named = (
  request: HttpServerRequest.HttpServerRequest,
  response: HttpServerResponse.HttpServerResponse,
) => {
  const { body } = response;
  const requestId = requestIdOf(request);
  if (requestId === undefined || body._tag !== "Uint8Array" || body.contentType !== problemContentType)
    return response;
  const problem = asRecord(JSON.parse(new TextDecoder().decode(body.body)));
  const text = JSON.stringify({ ...problem, requestId });
  return HttpServerResponse.setBody(response, HttpBody.text(text, problemContentType));
};

const edge = HttpApp.appendPreResponseHandler((request, response) =>
  Effect.succeed(
    HttpServerResponse.setHeaders(named(request, response), {
      "cache-control": "no-store",
      ...(response.status === 401 ? { "www-authenticate": `Bearer, DPoP algs="${proofAlgorithm}"` } : {}),
    }),
  ),
);

export const problemsLayer = HttpApiBuilder.middleware((app) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest;
    yield* edge;
    const answered = Effect.catchAllCause(
      inTime(Effect.provideService(app, HttpServerRequest.HttpServerRequest, readingBodies(request))),
      (cause: Cause.Cause<unknown>) =>
        isContractFailure(cause)
          ? Effect.failCause(cause as Cause.Cause<never>)
          : Effect.flatMap(problemOf(request, cause), answer),
    );
    return yield* forRequest(request)(answered);
  }),
);
