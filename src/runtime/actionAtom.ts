/** Something a person does: set it to run it, read it to know whether it is under way. */
import { type Effect, Exit, Runtime } from "effect";
import { atom, type WritableAtom } from "jotai";
import type { AppServices } from "#src/services/AppLayer.ts";
import { onFailureAtom, runtimeAtom } from "./runtimeAtom.ts";

export interface ActionState {
  readonly isRunning: boolean;
}

export type ActionAtom<Input, A, E> = WritableAtom<ActionState, [input: Input], Promise<Exit.Exit<A, E>>>;

/** While one run is under way, setting it again joins that run: one act per intent. */
export const actionAtom = <Input, A, E>(
  act: (input: Input) => Effect.Effect<A, E, AppServices>,
): ActionAtom<Input, A, E> => {
  const runAtom = atom<Promise<Exit.Exit<A, E>> | undefined>(undefined);
  return atom(
    (get): ActionState => ({ isRunning: get(runAtom) !== undefined }),
    (get, set, input: Input) => {
      const running = get(runAtom);
      if (running !== undefined) return running;
      const run = Runtime.runPromiseExit(get(runtimeAtom))(act(input)).then((exit) => {
        set(runAtom, undefined);
        if (Exit.isFailure(exit)) get(onFailureAtom).onFailure(exit.cause);
        return exit;
      });
      set(runAtom, run);
      return run;
    },
  );
};
