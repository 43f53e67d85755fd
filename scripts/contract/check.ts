/** Checks a platform against the contract. Everything that the check writes is removed, however it ends. */
import { Effect } from "effect";
import { checkAppEdits } from "./appEdits.ts";
import { makeAppWrites } from "./appWrites.ts";
import { calls } from "./calls.ts";
import { makeChecker } from "./checker.ts";
import { makeSecretWrites } from "./clientSecretWrites.ts";
import { checkPreflights, checkTokens } from "./everyCall.ts";
import type { Target } from "./exchange.ts";
import type { Finding, Unchecked } from "./findings.ts";
import { makeInvitations } from "./invitationWrites.ts";
import { makeLists } from "./lists.ts";
import { checkProvider, makeProvider, type Provider, steps, titleOf } from "./provider.ts";
import { type Known, makeReads } from "./reads.ts";
import { makeThemeWrites } from "./themeWrites.ts";
import { makeUndo } from "./undo.ts";
import type { WriteOptions } from "./writing.ts";

export interface Options extends WriteOptions, Target {
  readonly write: boolean;
  readonly provider?: Provider | undefined;
  /** Checks the provider alone. */
  readonly skipsPlatform?: boolean;
  /** Leaves out bad tokens, which are a third of the requests: for tests that change other answers. */
  readonly trustsTokens?: boolean;
}

export interface Report {
  /** Undefined if only the provider was checked. */
  readonly base: string | undefined;
  readonly origin: string | undefined;
  readonly writes: boolean;
  /** False if the token was not accepted or the check was interrupted. */
  readonly isComplete: boolean;
  readonly requests: number;
  /** How often a limit (429, 503) made the check wait. */
  readonly waits: number;
  readonly slowest: { readonly call: string; readonly milliseconds: number } | undefined;
  /** The issuer of the provider, if it was checked. */
  readonly issuer: string | undefined;
  /** What is neither right nor wrong, and good to know. */
  readonly notes: ReadonlyArray<string>;
  /** All calls of the contract, and the steps at the provider. */
  readonly calls: ReadonlyArray<{ readonly call: string; readonly isTried: boolean }>;
  readonly findings: ReadonlyArray<Finding>;
  readonly unchecked: ReadonlyArray<Unchecked>;
}

/** Without another origin, a browser sends no preflight. */
export const isSameOrigin = (base: string, origin: string): boolean => new URL(base).origin === origin;

/** `onReport` is called once, also when the check is interrupted: after everything has been removed. */
export const check = (options: Options, onReport: (report: Report) => void): Effect.Effect<void> =>
  Effect.suspend(() => {
    const { base, origin, provider, fetch, skipsPlatform = false } = options;
    const needsCors = origin !== undefined && !isSameOrigin(base, origin);
    const checker = makeChecker({ ...options, origin: needsCors ? origin : undefined });
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
          yield* apps.update(app, known.apps);
          if (made !== undefined) yield* checkAppEdits(checker, undo, made);
          yield* apps.conflict(known.apps[0] ?? app, known.saysTaken.name);
          yield* makeSecretWrites(checker, lists, undo, options)(app);
        }
        yield* makeThemeWrites(checker, lists, undo, options);
        yield* makeInvitations(checker, options, known);
      });

    const platform = Effect.gen(function* () {
      const known = yield* makeReads(checker, lists, options.run, options.now);
      if (known === undefined) return false;
      if (!options.trustsTokens) yield* checkTokens(checker);
      yield* checkPreflights(checker);
      if (options.write) yield* writes(known);
      return true;
    });

    return Effect.gen(function* () {
      const isWhole = skipsPlatform || (yield* platform);
      // Last: a refresh may end the sign-in that the token belongs to.
      if (providerCheck) yield* checkProvider(providerCheck);
      isComplete = isWhole;
    }).pipe(
      Effect.ensuring(Effect.zipRight(undo.apps, undo.lists)),
      Effect.ensuring(
        Effect.sync(() => {
          const { tried, ...result } = checker.result();
          const own = providerCheck?.result();
          const callsTried = skipsPlatform
            ? []
            : calls.map(({ title }) => ({ call: title, isTried: tried.has(title) }));
          const stepsTried = own
            ? steps.map((step) => ({ call: titleOf(step), isTried: own.tried.has(step) }))
            : [];
          onReport({
            ...result,
            base: skipsPlatform ? undefined : base,
            origin,
            issuer: provider?.oidc.issuer,
            writes: options.write,
            isComplete,
            calls: [...callsTried, ...stepsTried],
            findings: [...result.findings, ...(own?.findings.found() ?? [])],
            unchecked: [...result.unchecked, ...(own?.findings.unchecked ?? [])],
            notes: own?.notes ?? [],
            requests: result.requests + (own?.requests ?? 0),
          });
        }),
      ),
    );
  });
