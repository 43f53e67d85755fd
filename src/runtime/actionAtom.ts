/** An action of a person as an atom: set it to run it, read it to know whether a run is pending. */
import { type Effect, Exit, Runtime } from "effect";
import { atom, type Getter, type Setter, type WritableAtom } from "jotai";
import { isSameData } from "#src/domain/isSameData.ts";
import type { AppServices } from "#src/services/appRuntime.ts";
import { onFailureAtom, runtimeAtom } from "./runtimeAtom.ts";

export interface ActionState {
  readonly isRunning: boolean;
}

export type ActionAtom<Input, A, E> = WritableAtom<ActionState, [input: Input], Promise<Exit.Exit<A, E>>>;

interface Run<Input, A, E> {
  readonly input: Input;
  readonly exit: Promise<Exit.Exit<A, E>>;
}

/** Lets an action read and set other atoms, for example as its last step, after a success. */
export interface AtomTools {
  readonly get: Getter;
  readonly set: Setter;
}

/**
 * Setting it again with an equal input joins the pending run, so that a double press sends one request; another input
 * runs concurrently.
 */
export const actionAtom = <Input, A, E>(
  act: (input: Input, tools: AtomTools) => Effect.Effect<A, E, AppServices>,
): ActionAtom<Input, A, E> => {
  const runsAtom = atom<ReadonlyArray<Run<Input, A, E>>>([]);
  return atom(
    (get): ActionState => ({ isRunning: get(runsAtom).length > 0 }),
    (get, set, input: Input) => {
      const pending = get(runsAtom).find((run) => isSameData(run.input, input));
      if (pending) return pending.exit;
      const run: Run<Input, A, E> = {
        input,
        exit: Runtime.runPromiseExit(get(runtimeAtom))(act(input, { get, set })).then((exit) => {
          set(runsAtom, (runs) => runs.filter((other) => other !== run));
          if (Exit.isFailure(exit)) get(onFailureAtom).onFailure(exit.cause);
          return exit;
        }),
      };
      set(runsAtom, (runs) => [...runs, run]);
      return run.exit;
    },
  );
};
