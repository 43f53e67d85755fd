/** What must not go on for ever: a thing is done at most once per key within a time, over page loads of this tab. */
import { Clock, Context, Effect, Layer, Option, Schema } from "effect";
import { TabStorage } from "./TabStorage.ts";

/** How long each waits before it may be done again for the same key, in milliseconds. */
const pauses = { reload: 10_000, refresh: 30_000 } as const;

const Moment = Schema.NumberFromString;

export class Repeats extends Context.Tag("src/services/Repeats")<
  Repeats,
  {
    /** Whether it may be done now; a yes counts as done. Never where the tab cannot remember that. */
    readonly mayDo: (what: keyof typeof pauses, key: string) => Effect.Effect<boolean>;
  }
>() {
  static readonly layer = Layer.effect(
    Repeats,
    Effect.map(TabStorage, (storage) => ({
      mayDo: Effect.fn("Repeats.mayDo")(function* (what, key) {
        const name = `${what} ${key}`;
        const now = yield* Clock.currentTimeMillis;
        const last = yield* storage.get(name, Moment);
        const elapsed = now - Option.getOrElse(last, () => -Infinity);
        // A clock that was set back must not forbid it for ever.
        if (elapsed >= 0 && elapsed < pauses[what]) return false;
        return yield* Effect.isSuccess(storage.set(name, Moment, now));
      }),
    })),
  );
}
