/** The findings of a check: each kind of issue once, however often it occurs, and grouped by cause. */
import type { AnswerIssue } from "#schemas/issues.ts";
import { type Cause, causes } from "./causes.ts";

export interface Finding extends AnswerIssue {
  /** `GET /api/v1/apps` */
  readonly call: string;
  readonly cause: Cause;
  /** The circumstances: `an unknown id`, an empty text for an ordinary call. */
  readonly when: ReadonlyArray<string>;
  readonly times: number;
}

/** An issue as a check finds it; an error unless it says otherwise. */
export type Found = Omit<AnswerIssue, "severity"> & Partial<AnswerIssue> & { readonly cause: Cause };

/** A part of the contract that could not be checked. */
export interface Unchecked {
  readonly call: string;
  readonly what: string;
  readonly why: string;
}

/** Treats the same place in several entries as one: `content → [1] → id` and `content → [7] → id`. */
const anyEntry = (place: string) => place.replaceAll(/\[\d+\]/g, "[]");

/** Ignores the value that was found, which may differ between entries: `found number 1`. */
const expectation = (problem: string) => problem.replace(/, found [^]*/, "");

export const makeFindings = () => {
  const findings = new Map<string, Finding>();
  const unchecked: Array<Unchecked> = [];
  return {
    add: (call: string, found: Found, when = "") => {
      const issue = { severity: "error" as const, ...found };
      const key = [call, issue.severity, anyEntry(issue.place), expectation(issue.problem)].join("\n");
      const same = findings.get(key);
      findings.set(key, {
        ...(same ?? { ...issue, call }),
        when: [...new Set([...(same?.when ?? []), when])],
        times: (same?.times ?? 0) + 1,
      });
    },
    skip: (call: string, what: string, why: string) => void unchecked.push({ call, what, why }),
    found: (): ReadonlyArray<Finding> => [...findings.values()],
    unchecked,
  };
};

export const ofSeverity = (
  findings: ReadonlyArray<Finding>,
  severity: Finding["severity"],
): ReadonlyArray<Finding> => findings.filter((finding) => finding.severity === severity);

/** All findings of one cause. */
export interface Group {
  readonly cause: Cause;
  readonly severity: Finding["severity"];
  readonly title: string;
  /** What to do. */
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
  const groups = causes.flatMap(({ cause, title, advice }): ReadonlyArray<Group> => {
    const facts = new Map<string, [Finding, ...Array<Finding>]>();
    for (const finding of sorted.filter((each) => each.cause === cause)) {
      const same = facts.get(factOf(finding));
      if (same === undefined) facts.set(factOf(finding), [finding]);
      else same.push(finding);
    }
    const [first] = facts.values();
    if (first === undefined) return [];
    const { severity } = first[0];
    return [{ cause, severity, title, advice, facts: [...facts.values()] }];
  });
  return groups.toSorted((a, b) => Number(a.severity === "warning") - Number(b.severity === "warning"));
};
