/** The findings of a check: each kind of issue once, however often it occurs, and grouped by cause. */
import type { AnswerIssue } from "#schemas/issues.ts";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { type Cause, causes } from "./causes.ts";

export interface Finding extends AnswerIssue {
  /** `GET /api/v1/apps` */
  readonly call: string;
  readonly cause: Cause;
  /** The circumstances: `an unknown id`, an empty text for an ordinary call. */
  readonly when: ReadonlyArray<string>;
  readonly times: number;
}

/** A part of the contract that could not be checked. */
export type Unchecked = Readonly<Record<"call" | "what" | "why", string>>;

/** A sentence, or what was expected and what was found. */
export type Problem =
  | string
  | readonly [expected: string | number | boolean, found: string | number | boolean | undefined];

/** `cause` is why, `place` is where in the answer, `when` are the circumstances. */
export type Say = (call: string, cause: Cause, place: string, problem: Problem, when?: string) => void;

/** Treats the same place in several entries as one: `content → [1] → id` and `content → [7] → id`. */
const anyEntry = (place: string) => place.replaceAll(/\[\d+\]/g, "[]");

/** Ignores values, which differ between entries: `found number 1`, and an instant in the contract's form. */
const expectation = (problem: string) =>
  problem.replace(/, found [^]*/, "").replace(/".*" (as the contract)/, "$1");

export const makeFindings = () => {
  const findings = new Map<string, Finding>();
  const unchecked: Array<Unchecked> = [];
  const saying =
    (severity: Finding["severity"]): Say =>
    (call, cause, place, found, when = "") => {
      const words = typeof found === "string" ? found : `expected ${found[0]}, found ${found[1]}`;
      const one = {
        call,
        cause,
        severity,
        place: withoutUnprintable(place),
        problem: withoutUnprintable(words),
      };
      const key = [call, severity, anyEntry(place), expectation(words)].join("\n");
      const same = findings.get(key) ?? { ...one, when: [], times: 0 };
      findings.set(key, { ...same, when: [...new Set([...same.when, when])], times: same.times + 1 });
    };
  const [error, warn] = [saying("error"), saying("warning")];
  return {
    error,
    warn,
    say: ({ severity, ...issue }: AnswerIssue, call: string, cause: Cause, when?: string) =>
      (severity === "error" ? error : warn)(call, cause, issue.place, issue.problem, when),
    skip: (call: string, what: string, why: string) => void unchecked.push({ call, what, why }),
    found: (): ReadonlyArray<Finding> => [...findings.values()],
    unchecked,
  };
};

export const ofSeverity = (findings: ReadonlyArray<Finding>, wanted: Finding["severity"]) =>
  findings.filter(({ severity }) => severity === wanted);

/** All findings of one cause, with what to do. */
export interface Group extends Pick<Finding, "cause" | "severity"> {
  readonly title: string;
  readonly advice: string;
  /** The same issue in several calls is one fact; errors come first. */
  readonly facts: ReadonlyArray<readonly [Finding, ...ReadonlyArray<Finding>]>;
}

/** An entry of a list departs as the record itself does. */
const factOf = ({ severity, place, problem }: Finding) =>
  [severity, anyEntry(place).replace(/^content → \[\] → /, ""), expectation(problem)].join("\n");

/** In the order of `causes`, with errors before warnings. */
export const groupsOf = (findings: ReadonlyArray<Finding>): ReadonlyArray<Group> => {
  const sorted = [...ofSeverity(findings, "error"), ...ofSeverity(findings, "warning")];
  const groups = causes.flatMap(({ cause, ...words }): ReadonlyArray<Group> => {
    const facts = new Map<string, [Finding, ...Array<Finding>]>();
    for (const finding of sorted.filter((each) => each.cause === cause)) {
      const same = facts.get(factOf(finding));
      if (same === undefined) facts.set(factOf(finding), [finding]);
      else same.push(finding);
    }
    const [first] = facts.values();
    return first ? [{ cause, severity: first[0].severity, ...words, facts: [...facts.values()] }] : [];
  });
  return groups.toSorted((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning"));
};
