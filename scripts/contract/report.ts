/** The report for people: the calls, then the findings by their cause, each group with what to do. */
import { styleText } from "node:util";
import { withoutUnprintable } from "#schemas/scalars.ts";
import { isSameOrigin, type Report } from "./check.ts";
import { type Finding, groupsOf, ofSeverity } from "./findings.ts";

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/** `GET /api/v1/apps → content → [1] → creationDate: missing` */
export const lineOf = ({ call, place, problem }: Finding): string =>
  withoutUnprintable(`${call}${place === "" ? "" : ` → ${place}`}: ${problem}`);

const maxCircumstances = 3;

const circumstances = ({ when, times }: Finding): string => {
  const isOrdinary = when.includes("") || when.length > maxCircumstances;
  if (!isOrdinary) return ` (${when.join("; ")})`;
  return times === 1 ? "" : ` (${times} times)`;
};

const maxCalls = 3;

/** The same issue in several calls is one line. */
const factLine = ([first, ...others]: readonly [Finding, ...ReadonlyArray<Finding>]): string => {
  if (others.length === 0) return `${lineOf(first)}${circumstances(first)}`;
  const calls = [first, ...others].map(({ call }) => call);
  const rest = calls.length - maxCalls;
  const named = [...calls.slice(0, maxCalls), ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
  return withoutUnprintable(
    `${first.place === "" ? "" : `${first.place}: `}${first.problem} (${calls.length} calls: ${named})`,
  );
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
  return base !== undefined && isSameOrigin(base, origin)
    ? "its own console needs no CORS"
    : `as the console of ${origin}`;
};

const whatOf = ({ base }: Report) => (base === undefined ? "provider" : "platform");

const scopeOf = (report: Report): string => {
  const { base, issuer, writes } = report;
  const parts = [
    ...(base === undefined ? [] : [`${base}: ${writes ? "reading and writing" : "reading only"}`]),
    ...(issuer === undefined ? [] : [`provider ${issuer}`]),
    crossOrigin(report),
  ];
  return parts.join("; ");
};

const verdict = (report: Report): string => {
  if (!report.isComplete) return "The check has ended early";
  if (!isPassed(report)) return `The console does not fully work with this ${whatOf(report)}`;
  if (report.findings.length > 0)
    return `The console works with this ${whatOf(report)}; the warnings say where it is tolerant, or never asks`;
  return report.base === undefined
    ? "The console works with this provider"
    : "The platform fits the contract";
};

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Uses colours only if `isColoured`: a file or a pipe gets plain text. */
export const textOf = (report: Report, isColoured: boolean): string => {
  const paint = (style: "green" | "red" | "yellow" | "dim", text: string) =>
    isColoured ? styleText(style, text) : text;
  const { calls, findings, unchecked, requests, waits, slowest } = report;

  const callLines = calls.flatMap(({ call, isTried }) => {
    const own = findings.filter((finding) => finding.call === call);
    const skipped = unchecked.filter((each) => each.call === call);
    const isWrong = ofSeverity(own, "error").length > 0;
    const isStep = call.startsWith("provider");
    const isUnseen = isStep ? !isTried : !report.isComplete;
    const fitting = isUnseen ? "not checked" : isTried ? "fits" : "refusals only";
    const state = own.length > 0 ? summaryOf(own) : fitting;
    const colour = isWrong ? "red" : own.length > 0 ? "yellow" : isTried ? "green" : "dim";
    return [
      `${paint(colour, state.padEnd(20))} ${call}`,
      ...skipped.map(({ what, why }) => paint("dim", `    skipped ${what}: ${why}`)),
    ];
  });

  const groupLines = groupsOf(findings).flatMap(({ severity, title, advice, facts }) => [
    "",
    `${paint(severity === "error" ? "red" : "yellow", severity.padEnd(7))} ${title}`,
    ...facts.map((fact) => {
      const isMilder = severity === "error" && fact[0].severity === "warning";
      return `        ${isMilder ? paint("yellow", "warning ") : ""}${factLine(fact)}`;
    }),
    paint("dim", `        What to do: ${advice}`),
  ]);

  const total = summaryOf(findings);
  const isFound = total === "" ? "no departures" : total;
  const times = [
    ...(slowest === undefined
      ? []
      : [`The slowest answer took ${seconds(slowest.milliseconds)}: ${slowest.call}.`]),
    ...(waits === 0 ? [] : [`The check has waited for limits ${count(waits, "time")}.`]),
  ];
  return [
    scopeOf(report),
    "",
    ...callLines,
    ...groupLines,
    "",
    ...report.notes,
    ...times,
    paint(
      isPassed(report) ? "green" : "red",
      `${verdict(report)}: ${isFound} in ${count(calls.length, "call")}, ${count(requests, "request")}.`,
    ),
    "",
  ].join("\n");
};
