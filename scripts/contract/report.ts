/** The report for people: every call and its departures from the contract. */
import { styleText } from "node:util";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { isSameOrigin, type Report } from "./check.ts";
import type { Finding } from "./findings.ts";

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

const ofSeverity = (findings: ReadonlyArray<Finding>, severity: Finding["severity"]) =>
  findings.filter((finding) => finding.severity === severity);

/** `GET /api/v1/apps → content → [1] → creationDate: missing` */
export const lineOf = ({ call, place, problem }: Finding): string =>
  withoutUnprintable(`${call}${place === "" ? "" : ` → ${place}`}: ${problem}`);

const maxCircumstances = 3;

const circumstances = ({ when, times }: Finding): string => {
  const isOrdinary = when.includes("") || when.length > maxCircumstances;
  if (!isOrdinary) return ` (${when.join("; ")})`;
  return times === 1 ? "" : ` (${times} times)`;
};

const summaryOf = (findings: ReadonlyArray<Finding>): string => {
  const [errors, warnings] = [ofSeverity(findings, "error"), ofSeverity(findings, "warning")];
  const parts = [
    ...(errors.length > 0 ? [count(errors.length, "error")] : []),
    ...(warnings.length > 0 ? [count(warnings.length, "warning")] : []),
  ];
  return parts.join(", ");
};

export const isPassed = ({ findings, isComplete }: Report): boolean =>
  isComplete && ofSeverity(findings, "error").length === 0;

const crossOrigin = ({ base, origin }: Report): string => {
  if (origin === undefined) return "CORS not checked (--origin)";
  return isSameOrigin(base, origin) ? "its own console needs no CORS" : `as the console of ${origin}`;
};

const verdict = (report: Report): string => {
  if (!report.isComplete) return "The check has ended early";
  if (!isPassed(report)) return "The platform does not fit the contract";
  return report.findings.length === 0
    ? "The platform fits the contract"
    : "The console works with this platform, which fits the contract but for what the console reads tolerantly";
};

/** Uses colours only if `isColoured`: a file or a pipe gets plain text. */
export const textOf = (report: Report, isColoured: boolean): string => {
  const paint = (style: "green" | "red" | "yellow" | "dim", text: string) =>
    isColoured ? styleText(style, text) : text;
  const { calls, findings, unchecked, requests } = report;

  const callLines = calls.flatMap(({ call, isTried }) => {
    const both = findings.filter((finding) => finding.call === call);
    const own = [...ofSeverity(both, "error"), ...ofSeverity(both, "warning")];
    const skipped = unchecked.filter((each) => each.call === call);
    const isWrong = ofSeverity(own, "error").length > 0;
    const untried = isTried ? "fits" : "refusals only";
    const state = own.length > 0 ? summaryOf(own) : report.isComplete ? untried : "not checked";
    const colour = isWrong ? "red" : own.length > 0 ? "yellow" : isTried ? "green" : "dim";
    return [
      `${paint(colour, state.padEnd(20))} ${call}`,
      ...own.map((finding) => {
        const severity = paint(finding.severity === "error" ? "red" : "yellow", finding.severity.padEnd(7));
        return `    ${severity} ${lineOf(finding)}${circumstances(finding)}`;
      }),
      ...skipped.map(({ what, why }) => paint("dim", `    skipped ${what}: ${why}`)),
    ];
  });

  const total = summaryOf(findings);
  const isFound = total === "" ? "no departures" : total;
  const scope = `${isFound} in ${count(calls.length, "call")}, ${count(requests, "request")}`;
  return [
    `${report.base}: ${report.writes ? "reading and writing" : "reading only"}; ${crossOrigin(report)}`,
    "",
    ...callLines,
    "",
    paint(isPassed(report) ? "green" : "red", `${verdict(report)}: ${scope}.`),
    "",
  ].join("\n");
};
