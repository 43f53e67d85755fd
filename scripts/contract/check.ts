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
  /** Of an administrator; without one, only the provider is checked. */
  readonly token: string | undefined;
  /** The origin that serves the console; without one, neither CORS nor the sign-in is checked. */
  readonly origin: string | undefined;
  readonly write: boolean;
  /** The name of what is made. */
  readonly run: string;
  readonly now: Date;
}

export type Report = Effect.Effect.Success<ReturnType<typeof check>>;

export const check = ({ fetch, config, token, origin, write, run, now }: Options) =>
  Effect.gen(function* () {
    const findings = makeFindings();
    if (token !== undefined) {
      const base = config.apiBaseUrl.replace(/\/+$/, "");
      // Without another origin, a browser sends no preflight.
      const foreign = new URL(base).origin === origin ? undefined : origin;
      const checker = makeChecker({ fetch, base, token, origin: foreign }, findings);
      const apps = yield* checkReads(checker, run, now);
      if (apps) for (const call of calls) yield* checker.preflight(call);
      if (apps && write) yield* checkWrites(checker, run, now, apps);
      const untried = calls.filter(({ title }) => !checker.tried.has(title)).map(({ title }) => title);
      if (untried.length > 0) findings.note(`Not answered by success: ${untried.join(", ")}.`);
    }
    yield* checkProvider(findings, config.oidc, origin, fetch);
    const found = findings.all();
    return {
      findings: found,
      notes: findings.notes,
      isPassed: found.every((each) => each.severity !== "error"),
    };
  });

/** The findings, the notes and the verdict. */
export const textOf = ({ findings, notes, isPassed }: Report): string => {
  const count = findings.length === 1 ? "1 finding" : `${findings.length} findings`;
  const verdict = `The console ${isPassed ? "works" : "does not fully work"}: ${count}.`;
  return [...findings.map(lineOf), ...notes, verdict, ""].join("\n");
};
