/** The report for people: the calls, then the findings by their cause, each group with what to do. */
import { isSameOrigin, type Report } from "./check.ts";
import { type Finding, groupsOf, ofSeverity } from "./findings.ts";

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** `GET /api/v1/apps → content → [1] → creationDate: missing` */
export const lineOf = ({ call, place, problem }: Finding): string =>
  `${call}${place === "" ? "" : ` → ${place}`}: ${problem}`;

const maxNamed = 3;

/** The same issue in several calls is one line. */
const factLine = ([first, ...others]: readonly [Finding, ...ReadonlyArray<Finding>]): string => {
  const { when, times, place, problem } = first;
  if (others.length === 0) {
    const isOrdinary = when.includes("") || when.length > maxNamed;
    const often = times === 1 ? "" : ` (${times} times)`;
    return `${lineOf(first)}${isOrdinary ? often : ` (${when.join("; ")})`}`;
  }
  const calls = [first, ...others].map(({ call }) => call);
  const rest = calls.length > maxNamed ? `, ${calls.length - maxNamed} more` : "";
  const named = `${calls.length} calls: ${calls.slice(0, maxNamed).join(", ")}${rest}`;
  return `${place === "" ? "" : `${place}: `}${problem} (${named})`;
};

const summaryOf = (findings: ReadonlyArray<Finding>): string =>
  (["error", "warning"] as const)
    .map((severity) => [ofSeverity(findings, severity).length, severity] as const)
    .flatMap(([number, noun]) => (number > 0 ? [count(number, noun)] : []))
    .join(", ");

export const isPassed = ({ findings, isComplete }: Report): boolean =>
  isComplete && ofSeverity(findings, "error").length === 0;

const scopeOf = ({ base, issuer, origin, write }: Report): string => {
  const isOwn = base !== undefined && origin !== undefined && isSameOrigin(base, origin);
  const crossOrigin = isOwn ? "its own console needs no CORS" : `as the console of ${origin}`;
  return [
    ...(base === undefined ? [] : [`${base}: ${write ? "reading and writing" : "reading only"}`]),
    ...(issuer === undefined ? [] : [`provider ${issuer}`]),
    origin === undefined ? "CORS not checked (--origin)" : crossOrigin,
  ].join("; ");
};

const verdict = (report: Report): string => {
  const what = report.base === undefined ? "provider" : "platform";
  if (!report.isComplete) return "The check has ended early";
  if (!isPassed(report)) return `The console does not fully work with this ${what}`;
  if (report.findings.length > 0)
    return `The console works with this ${what}; the warnings say where it is tolerant, or never asks`;
  return what === "provider" ? "The console works with this provider" : "The platform fits the contract";
};

/** The findings alone, by their cause. */
export const findingsText = ({ findings }: Report): ReadonlyArray<string> =>
  groupsOf(findings).flatMap(({ severity, title, advice, facts }) => [
    "",
    `${severity.padEnd(7)} ${title}`,
    ...facts.map((fact) => {
      const isMilder = severity === "error" && fact[0].severity === "warning";
      return `        ${isMilder ? "warning " : ""}${factLine(fact)}`;
    }),
    `        What to do: ${advice}`,
  ]);

export const textOf = (report: Report): string => {
  const { calls, findings, unchecked, isComplete } = report;
  const callLines = calls.flatMap(({ call, isTried }) => {
    const isUnseen = call.startsWith("provider") ? !isTried : !isComplete;
    const fitting = isUnseen ? "not checked" : isTried ? "fits" : "refusals only";
    const summary = summaryOf(findings.filter((finding) => finding.call === call)) || fitting;
    const skipped = unchecked.filter((each) => each.call === call);
    return [
      `${summary.padEnd(20)} ${call}`,
      ...skipped.map(({ what, why }) => `    skipped ${what}: ${why}`),
    ];
  });
  const total = summaryOf(findings) || "no departures";
  return [
    scopeOf(report),
    "",
    ...callLines,
    ...findingsText(report),
    "",
    ...report.notes,
    `${verdict(report)}: ${total} in ${count(calls.length, "call")}.`,
    "",
  ].join("\n");
};
