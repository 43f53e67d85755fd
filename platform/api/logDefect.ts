/** Logs where a defect happened, without error messages: those of databases and decoders quote the input. */
import type { HttpServerRequest } from "@effect/platform";
import { Cause, Effect, Predicate } from "effect";

const member = (error: Error, name: string) =>
  Predicate.hasProperty(error, name) && typeof error[name] === "string" ? ` ${error[name]}` : "";

const describe = (error: Error): ReadonlyArray<string> => [
  `${error.name}${member(error, "code")}${member(error, "constraint")}`,
  ...(error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line)),
  ...(error.cause instanceof Error ? ["caused by", ...describe(error.cause)] : []),
];

export const logDefect = (
  { method, url }: HttpServerRequest.HttpServerRequest,
  cause: Cause.Cause<unknown>,
) => {
  const defects = Cause.prettyErrors(cause).flatMap(describe).join("\n");
  return Effect.logError(`${method} ${url.replace(/\?.*/, "")} failed`, defects);
};
