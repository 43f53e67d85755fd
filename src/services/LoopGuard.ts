/** Breaks loops over page loads: allows an automatic action once per key within a time. */
import { Clock, Context, Effect, Layer, Option, Schema } from "effect";
import { TabStorage } from "./TabStorage.ts";

/** Milliseconds until an action is allowed again for the same key. */
const intervals = { reload: 10_000, refresh: 30_000 } as const;

const EpochMillis = Schema.NumberFromString;

export class LoopGuard extends Context.Tag("src/services/LoopGuard")<
  LoopGuard,
  {
    /** Whether the action is allowed now; true counts as a run. False where the tab stores nothing. */
    readonly allows: (action: keyof typeof intervals, key: string) => Effect.Effect<boolean>;
  }
>() {
  static readonly layer = Layer.effect(
    LoopGuard,
    Effect.map(TabStorage, (storage) => ({
      allows: Effect.fn("LoopGuard.allows")(function* (action, key) {
        const name = `${action} ${key}`;
        const now = yield* Clock.currentTimeMillis;
        const last = yield* storage.get(name, EpochMillis);
        const elapsed = now - Option.getOrElse(last, () => -Infinity);
        // Negative when the clock was set back, which must not forbid the action.
        if (elapsed >= 0 && elapsed < intervals[action]) return false;
        return yield* Effect.isSuccess(storage.set(name, EpochMillis, now));
      }),
    })),
  );
}
