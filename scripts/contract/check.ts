/** Checks a platform against the contract, and its provider; what the check has made is removed, however it ends. */
import { Effect } from "effect";
import type { AppConfigShape } from "#src/domain/appConfigFile.ts";
import { calls } from "./calls.ts";
import { makeChecker } from "./checker.ts";
import { lineOf, makeFindings } from "./findings.ts";
import { checkProvider } from "./provider.ts";
import { checkReads } from "./reads.ts";
import type { Fetch } from "./requests.ts";
import { checkWrites } from "./writes.ts";

export interface Options {
  readonly fetch: Fetch;
  readonly config: Pick<AppConfigShape, "apiBaseUrl" | "oidc">;
  /** That serves the console. */
  readonly origin: string;
  /** Of an administrator; without one, only the provider is checked. */
  readonly token: string | undefined;
  readonly write: boolean;
  readonly now: Date;
}

export type Report = Effect.Effect.Success<ReturnType<typeof check>>;

export const check = ({ fetch, config, origin, token, write, now }: Options) =>
  Effect.gen(function* () {
    const findings = makeFindings();
    const untried: Array<string> = [];
    if (token !== undefined) {
      const base = config.apiBaseUrl.replace(/\/+$/, "");
      const checker = makeChecker({ fetch, base, token, origin }, findings);
      // A theme's name has at most 15 characters, and gets one more.
      const run = `check-${now.getTime().toString(36)}`;
      const apps = yield* checkReads(checker, run, now);
      if (apps) for (const call of calls) yield* checker.preflight(call);
      if (apps && write) yield* checkWrites(checker, run, now, apps);
      for (const { title } of calls) if (!checker.tried.has(title)) untried.push(title);
    }
    yield* checkProvider(findings, config.oidc, origin, fetch);
    const found = findings.all();
    const isPassed = found.every((each) => each.severity !== "error");
    return { findings: found, untried, subject: token === undefined ? "provider" : "console", isPassed };
  });

/** The report as text: a line for each finding, the calls that never succeeded, and whether the console, or only its provider, works. */
export const textOf = ({ findings, untried, subject, isPassed }: Report): string => {
  const count = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
  const unknown = untried.length === 0 ? [] : [`Not answered by success: ${untried.join(", ")}.`];
  const verdict = `The ${subject} ${isPassed ? "works" : "does not fully work"}: ${count}.`;
  return [...findings.map(lineOf), ...unknown, verdict, ""].join("\n");
};
