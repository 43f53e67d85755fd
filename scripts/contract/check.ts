/** Checks a platform against the contract, and its provider. What the check writes is removed, however it ends. */
import { Effect } from "effect";
import { makeAppWrites } from "./appWrites.ts";
import { calls } from "./calls.ts";
import { type Checker, makeChecker } from "./checker.ts";
import { checkSecretWrites } from "./clientSecretWrites.ts";
import { checkPreflights, checkTokens } from "./everyCall.ts";
import type { Target } from "./exchange.ts";
import { checkInvitations } from "./invitationWrites.ts";
import { makeLists } from "./lists.ts";
import { checkProvider } from "./provider.ts";
import { makeProvider, type Provider, steps, titleOf } from "./providerSteps.ts";
import { checkReads, type Known } from "./reads.ts";
import { checkThemeWrites } from "./themeWrites.ts";
import { makeUndo } from "./undo.ts";
import type { WriteOptions } from "./writing.ts";

export interface Options extends WriteOptions, Pick<Target, "fetch"> {
  /** The origin that serves the console. */
  readonly origin: string | undefined;
  /** Undefined if only the provider is checked. */
  readonly platform: Pick<Target, "base" | "token"> | undefined;
  readonly provider?: Provider | undefined;
  readonly write: boolean;
}

type Result = Omit<ReturnType<Checker["result"]>, "tried">;

export interface Report extends Result, Pick<Options, "origin" | "write"> {
  /** Undefined if only the provider was checked. */
  readonly base: string | undefined;
  /** The issuer of the provider, if it was checked. */
  readonly issuer: string | undefined;
  /** False if the token was not accepted or the check was interrupted. */
  readonly isComplete: boolean;
  /** What is neither right nor wrong, and good to know. */
  readonly notes: ReadonlyArray<string>;
  /** All calls of the contract, and the steps at the provider. */
  readonly calls: ReadonlyArray<{ readonly call: string; readonly isTried: boolean }>;
}

/** Without another origin, a browser sends no preflight. */
export const isSameOrigin = (base: string, origin: string): boolean => new URL(base).origin === origin;

/** `onReport` is called once, also when the check is interrupted: after everything has been removed. */
export const check = (options: Options, onReport: (report: Report) => void): Effect.Effect<void> =>
  Effect.suspend(() => {
    const { platform, origin, provider, fetch, write } = options;
    const needsCors = platform && origin !== undefined && !isSameOrigin(platform.base, origin);
    const target = { base: "", token: "", ...platform, fetch, origin: needsCors ? origin : undefined };
    const checker = makeChecker(target);
    const lists = makeLists(checker);
    const undo = makeUndo(checker);
    const providerCheck = provider && makeProvider(provider, origin, fetch);
    let isComplete = false;

    const writes = (known: Known) =>
      Effect.gen(function* () {
        const apps = makeAppWrites(checker, undo, options);
        const made = yield* apps.create;
        const app = made ?? known.apps[0];
        if (app === undefined) {
          for (const name of ["apps.update", "clientSecrets.create", "clientSecrets.delete"])
            checker.skip(name, "the call", "there is no app; --permanent creates one");
        } else {
          yield* apps.keep(app, known.apps);
          if (made !== undefined) yield* apps.edit(made);
          yield* apps.conflict((known.apps[0] ?? app).name, known.saysTaken.name);
          yield* checkSecretWrites(checker, lists, undo, options, app);
        }
        yield* checkThemeWrites(checker, lists, undo, options);
        yield* checkInvitations(checker, options, known);
      });

    const checkPlatform = Effect.gen(function* () {
      const known = yield* checkReads(checker, lists, options.run, options.now);
      if (known === undefined) return false;
      yield* checkTokens(checker);
      yield* checkPreflights(checker);
      if (write) yield* writes(known);
      return true;
    });

    const report = Effect.sync(() => {
      const { tried, ...result } = checker.result();
      const own = providerCheck?.result();
      const called = calls.map(({ title }) => ({ call: title, isTried: tried.has(title) }));
      const stepped = steps.map((step) => ({ call: titleOf(step), isTried: own?.tried.has(step) ?? false }));
      onReport({
        ...result,
        base: platform?.base,
        origin,
        issuer: provider?.oidc.issuer,
        write,
        isComplete,
        calls: [...(platform ? called : []), ...(own ? stepped : [])],
        findings: [...result.findings, ...(own?.findings ?? [])],
        unchecked: [...result.unchecked, ...(own?.unchecked ?? [])],
        notes: own?.notes ?? [],
      });
    });

    return Effect.gen(function* () {
      const isWhole = platform === undefined || (yield* checkPlatform);
      // Last: a refresh may end the sign-in that the token belongs to.
      if (providerCheck) yield* checkProvider(providerCheck);
      isComplete = isWhole;
    }).pipe(Effect.ensuring(Effect.zipRight(undo.apps, undo.lists)), Effect.ensuring(report));
  });
