/** Says in the log which call's answer does not fit the contract: `GET /api/v1/apps → content → [1] → creationDate: missing`. */
import type { HttpApiEndpoint } from "@effect/platform";
import { Effect, ParseResult } from "effect";
import { apiPrefix } from "#schemas/apiOf.ts";
import { asRecord } from "#schemas/lenient.ts";
import { issueLines } from "#schemas/parseIssues.ts";
import type { ReadPage } from "#schemas/pages.ts";

type Endpoint = Pick<HttpApiEndpoint.HttpApiEndpoint.AnyWithProps, "method" | "path">;

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
