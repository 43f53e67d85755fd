/** Describes where a defect happened, without error messages: those of databases and decoders quote the input. */
import { Cause, Predicate } from "effect";

const member = (error: Error, name: string) =>
  Predicate.hasProperty(error, name) && typeof error[name] === "string" ? ` ${error[name]}` : "";

const describe = (error: Error): ReadonlyArray<string> => [
  `${error.name}${member(error, "code")}${member(error, "constraint")}`,
  // A stack begins with the message, whose lines may look like the others.
  ...(error.stack ?? "")
    .replace(error.message, "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line)),
  ...(error.cause instanceof Error ? ["caused by", ...describe(error.cause)] : []),
];

export const defectsIn = (cause: Cause.Cause<unknown>): string =>
  Cause.prettyErrors(cause).flatMap(describe).join("\n");
