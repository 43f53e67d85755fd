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

/** `; it seems to be in "_embedded.apps"` */
const wrapperIn = (body: unknown): string => {
  const members = membersOf(body);
  const wrapper = wrappers.find((name) => typeof members[name] === "object" && members[name] !== null);
  if (wrapper === undefined) return "";
  const [list] = Object.entries(membersOf(members[wrapper])).filter(([, value]) => Array.isArray(value));
  return `; it seems to be in "${wrapper}${wrapper === "_embedded" && list ? `.${list[0]}` : ""}"`;
};

export const misplacedIn = (issue: ParseResult.ParseIssue): ReadonlyArray<Misplaced> => {
  const wrapper = wrapperIn(issue.actual);
  return ParseResult.ArrayFormatter.formatIssueSync(issue).map(({ _tag, path, message }, index) => ({
    path,
    kind: _tag === "Missing" || _tag === "Unexpected" ? kinds[_tag] : "unfit",
    // Messages of schemas may append the value.
    expected:
      _tag === "Missing"
        ? `missing${index === 0 && path.length === 1 ? wrapper : ""}`
        : message.replace(/, actual [^]*/, ""),
  }));
};

/** A line for each place; without a path, only what is expected there. */
export const issueLines = (issue: ParseResult.ParseIssue): ReadonlyArray<string> =>
  misplacedIn(issue).map(({ path, expected }) =>
    path.length === 0 ? expected : `${placeOf(path)}: ${expected}`,
  );
