/** What a check has found: a departure of many entries or calls is one line. */
import type { AnswerIssue } from "#schemas/issues.ts";
import { withoutUnprintable } from "#schemas/scalars.ts";

/** A sentence, or what was expected and what was found. */
export type Problem = string | readonly [expected: unknown, found: unknown];
type Say = (call: string, place: string, problem: Problem) => undefined;

export interface Finding extends AnswerIssue {
  /** The first of them, such as `GET /api/v1/apps/:id`. */
  readonly call: string;
  readonly times: number;
}

/** Of one departure in several entries or calls of the platform, without their places and values. */
const keyOf = (call: string, place: string, problem: string) =>
  [
    ...(call.startsWith("provider") ? [call] : []),
    place.replaceAll(/\[\d+\]/g, "[]").replace(/^content → \[\] → /, ""),
    problem.replace(/, found [^]*/, "").replace(/".*" (as the contract)/, "$1"),
  ].join("\n");

export const makeFindings = () => {
  const found = new Map<string, Finding>();
  const saying =
    (severity: Finding["severity"]): Say =>
    (call, place, words) => {
      const problem = withoutUnprintable(
        typeof words === "string" ? words : `expected ${String(words[0])}, found ${String(words[1])}`,
      );
      const key = `${severity}\n${keyOf(call, place, problem)}`;
      const first = found.get(key) ?? { severity, call, place: withoutUnprintable(place), problem, times: 0 };
      found.set(key, { ...first, times: first.times + 1 });
      return undefined;
    };
  return {
    error: saying("error"),
    warning: saying("warning"),
    /** Errors come first. */
    all: () => [...found.values()].toSorted((a, b) => a.severity.localeCompare(b.severity)),
  };
};

export type Findings = ReturnType<typeof makeFindings>;

/** `error: GET /api/v1/apps → content → [1] → creationDate: missing (7 times)` */
export const lineOf = ({ severity, call, place, problem, times }: Finding): string =>
  `${severity}: ${call}${place && ` → ${place}`}: ${problem}${times > 1 ? ` (${times} times)` : ""}`;
