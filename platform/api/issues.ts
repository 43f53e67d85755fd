/** Why an input was refused, without the input. */
import { Effect, ParseResult, Schema } from "effect";
import { Invalid, type Issue } from "#schemas/errors.ts";

/** One issue a path, the first; messages of schemas may end in `actual` and what was sent. */
export const issuesOf = (
  issues: ReadonlyArray<Pick<ParseResult.ArrayFormatterIssue, "path" | "message">>,
) => {
  const byPath = new Map<string, Issue>();
  for (const issue of issues) {
    const path = issue.path.join(".");
    if (!byPath.has(path)) byPath.set(path, { path, message: issue.message.replace(/, actual [^]*/, "") });
  }
  return [...byPath.values()];
};

export const invalid = (path: string, message: string) => new Invalid({ issues: [{ path, message }] });

/** Holds parameters that the contract leaves open to a narrower schema. */
export const narrow =
  <A, I>(schema: Schema.Schema<A, I>) =>
  (params: I): Effect.Effect<A, Invalid> =>
    Schema.decode(schema)(params).pipe(
      Effect.catchAll((error) =>
        Effect.flatMap(
          ParseResult.ArrayFormatter.formatError(error),
          (issues) => new Invalid({ issues: issuesOf(issues) }),
        ),
      ),
    );
