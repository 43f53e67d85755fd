/** Where an input does not fit, for developers: `content → [1] → creationDate: missing`. Never repeats a value. */
import { ParseResult } from "effect";

const stepOf = (key: PropertyKey): string => (typeof key === "number" ? `[${key}]` : String(key));

/** A line for each place; without a path, only what is expected there. */
export const misfitsOf = (issue: ParseResult.ParseIssue): ReadonlyArray<string> =>
  ParseResult.ArrayFormatter.formatIssueSync(issue).map(({ _tag, path, message }) => {
    // Messages of schemas may append the value.
    const expected = _tag === "Missing" ? "missing" : message.replace(/, actual [^]*/, "");
    return path.length === 0 ? expected : `${path.map(stepOf).join(" → ")}: ${expected}`;
  });
