/** Where an input does not fit, for developers: `content → [1] → creationDate: missing`. Never repeats a value. */
import { ParseResult } from "effect";

/** A place in an input, and what is expected there. */
export interface Misplaced {
  readonly path: ReadonlyArray<PropertyKey>;
  readonly kind: "missing" | "unexpected" | "unfit";
  /** Never repeats a value. */
  readonly expected: string;
}

const stepOf = (key: PropertyKey): string => (typeof key === "number" ? `[${key}]` : String(key));

/** `content → [1] → creationDate`; empty for the input as a whole. */
export const placeOf = (path: ReadonlyArray<PropertyKey>): string => path.map(stepOf).join(" → ");

const kinds = { Missing: "missing", Unexpected: "unexpected" } as const;

export const misplacedIn = (issue: ParseResult.ParseIssue): ReadonlyArray<Misplaced> =>
  ParseResult.ArrayFormatter.formatIssueSync(issue).map(({ _tag, path, message }) => ({
    path,
    kind: _tag === "Missing" || _tag === "Unexpected" ? kinds[_tag] : "unfit",
    // Messages of schemas may append the value.
    expected: _tag === "Missing" ? "missing" : message.replace(/, actual [^]*/, ""),
  }));

/** A line for each place; without a path, only what is expected there. */
export const issueLines = (issue: ParseResult.ParseIssue): ReadonlyArray<string> =>
  misplacedIn(issue).map(({ path, expected }) =>
    path.length === 0 ? expected : `${placeOf(path)}: ${expected}`,
  );
