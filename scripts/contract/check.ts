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
import { type Known, makeReads } from "./reads.ts";
import { makeThemeWrites } from "./themeWrites.ts";
import { makeUndo } from "./undo.ts";
import type { WriteOptions } from "./writing.ts";

export interface Options extends WriteOptions, Target {
  readonly write: boolean;
  /** Leaves out bad tokens, which are a third of the requests: for tests that change other answers. */
  readonly trustsTokens?: boolean;
}

export interface Report {
  readonly base: string;
  readonly origin: string | undefined;
  readonly writes: boolean;
  /** False if the token was not accepted or the check was interrupted. */
  readonly isComplete: boolean;
  readonly requests: number;
  /** How often a limit (429, 503) made the check wait. */
  readonly waits: number;
  readonly slowest: { readonly call: string; readonly milliseconds: number } | undefined;
  /** All calls of the contract. */
  readonly calls: ReadonlyArray<{ readonly call: string; readonly isTried: boolean }>;
  readonly findings: ReadonlyArray<Finding>;
  readonly unchecked: ReadonlyArray<Unchecked>;
}

/** Without another origin, a browser sends no preflight. */
export const isSameOrigin = (base: string, origin: string): boolean => new URL(base).origin === origin;

/** `onReport` is called once, also when the check is interrupted: after everything has been removed. */
export const check = (options: Options, onReport: (report: Report) => void): Effect.Effect<void> =>
  Effect.suspend(() => {
    const { base, origin } = options;
    const needsCors = origin !== undefined && !isSameOrigin(base, origin);
    const checker = makeChecker({ ...options, origin: needsCors ? origin : undefined });
    const lists = makeLists(checker);
    const undo = makeUndo(checker);
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

    return Effect.gen(function* () {
      const known = yield* makeReads(checker, lists, options.run, options.now);
      if (known === undefined) return;
      if (!options.trustsTokens) yield* checkTokens(checker);
      yield* checkPreflights(checker);
      if (options.write) yield* writes(known);
      isComplete = true;
    }).pipe(
      Effect.ensuring(Effect.zipRight(undo.apps, undo.lists)),
      Effect.ensuring(
        Effect.sync(() => {
          const { tried, ...result } = checker.result();
          onReport({
            base,
            origin,
            writes: options.write,
            isComplete,
            calls: calls.map(({ title }) => ({ call: title, isTried: tried.has(title) })),
            ...result,
          });
        }),
      ),
    );
  });
