/** Issues of refused input. They never repeat the input. */
import { Effect, ParseResult, Schema } from "effect";
import { Invalid, type Issue } from "#schemas/errors.ts";

/** One issue of each path, with all words of a vocabulary, and without the `actual …` that schemas may append. */
export const issuesOf = (
  issues: ReadonlyArray<Pick<ParseResult.ArrayFormatterIssue, "path" | "message">>,
) => {
  const byPath = new Map<string, Issue>();
  for (const issue of issues) {
    const path = issue.path.join(".");
    const message = issue.message.replace(/, actual [^]*/, "");
    const first = byPath.get(path)?.message;
    const all = first === undefined ? message : `${first} or ${message.replace("Expected ", "")}`;
    byPath.set(path, { path, message: all });
  }
  return [...byPath.values()];
};

export const invalid = (path: string, message: string) => new Invalid({ issues: [{ path, message }] });

/** Decodes parameters by a schema that is narrower than the contract's; fails with Invalid. */
export const decodeOrInvalid =
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
