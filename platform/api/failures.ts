/** Says in the log why something failed, without error messages: those of databases and decoders quote the input. */
import { Cause, Effect, Option, Predicate } from "effect";
import { unavailability } from "#platform/database/unavailability.ts";

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

/** Tells a database that does not answer, which is worth another try, from a defect, whose place is named. */
export const logFailure = (what: string, cause: Cause.Cause<unknown>) =>
  Option.match(unavailability(cause), {
    onSome: (reason) =>
      Effect.as(
        Effect.logWarning(`${what}: the database did not answer (${reason})`),
        "unavailable" as const,
      ),
    onNone: () =>
      Effect.as(
        Effect.logError(`${what} failed`, Cause.prettyErrors(cause).flatMap(describe).join("\n")),
        "failed" as const,
      ),
  });
