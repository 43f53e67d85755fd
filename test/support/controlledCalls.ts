/** Calls that stay pending until the test ends them; records which inputs were requested and interrupted. */
import { Deferred, Effect, type Exit } from "effect";

export const controlledCalls = <Input, A, E>() => {
  const open = new Map<Input, Deferred.Deferred<A, E>>();
  const asked: Array<Input> = [];
  const interrupted: Array<Input> = [];
  const call = (input: Input) =>
    Effect.gen(function* () {
      const deferred = yield* Deferred.make<A, E>();
      open.set(input, deferred);
      asked.push(input);
      return yield* Deferred.await(deferred);
    }).pipe(Effect.onInterrupt(() => Effect.sync(() => interrupted.push(input))));
  return {
    asked,
    interrupted,
    call,
    /** Ends the latest call with this input. */
    end: async (input: Input, exit: Exit.Exit<A, E>) => {
      const deferred = open.get(input);
      if (deferred === undefined) throw new Error(`Nobody has asked for ${String(input)}`);
      await Effect.runPromise(Effect.zipRight(Deferred.done(deferred, exit), Effect.yieldNow()));
    },
  };
};
