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

/** Members in which frameworks wrap a body: Laravel, Django REST, Spring HATEOAS and others. */
const wrappers = [
  "data",
  "results",
  "_embedded",
  "items",
  "result",
  "payload",
  "response",
  "records",
  "rows",
];

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** `; it seems to be in "_embedded.apps"`: a list, or what has the missing member. */
const wrapperIn = (body: unknown, missing: PropertyKey | undefined): string => {
  const isSought = (value: unknown) =>
    missing === "content" ? Array.isArray(value) : Object.hasOwn(membersOf(value), missing ?? "");
  const isKnown = ([name]: readonly [string, unknown]) => wrappers.includes(name);
  const candidates = Object.entries(membersOf(body))
    .toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a)))
    .flatMap(([name, value]): ReadonlyArray<readonly [string, unknown]> => [
      [name, value],
      ...Object.entries(membersOf(value)).map(([inner, held]) => [`${name}.${inner}`, held] as const),
    ]);
  const found =
    candidates.find(([, value]) => isSought(value)) ??
    candidates.find((candidate) => isKnown(candidate) && membersOf(candidate[1]) === candidate[1]);
  return found === undefined ? "" : `; it seems to be in "${found[0]}"`;
};

export const misplacedIn = (issue: ParseResult.ParseIssue): ReadonlyArray<Misplaced> => {
  return ParseResult.ArrayFormatter.formatIssueSync(issue).map(({ _tag, path, message }, index) => ({
    path,
    kind: _tag === "Missing" || _tag === "Unexpected" ? kinds[_tag] : "unfit",
    // Messages of schemas may append the value.
    expected:
      _tag === "Missing"
        ? `missing${index === 0 && path.length === 1 ? wrapperIn(issue.actual, path[0]) : ""}`
        : message.replace(/, actual [^]*/, ""),
  }));
};

/** A line for each place; without a path, only what is expected there. */
export const issueLines = (issue: ParseResult.ParseIssue): ReadonlyArray<string> =>
  misplacedIn(issue).map(({ path, expected }) =>
    path.length === 0 ? expected : `${placeOf(path)}: ${expected}`,
  );
