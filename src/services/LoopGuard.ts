/** Breaks loops over page loads: allows an automatic action once per key within a time. */
import { Clock, Context, Effect, Layer, Option, Schema } from "effect";
import { returnKey } from "./sign-in/automaticReturn.ts";
import { tabKeys } from "./storage/storageKeys.ts";
import { TabStorage } from "./TabStorage.ts";

/** Milliseconds until an action is allowed again for the same key. */
const intervals = { reload: 10_000, refresh: 30_000 } as const;

const [signedIn, refused] = ["signed in", "refused"];
const { begun } = tabKeys;

const EpochMillis = Schema.NumberFromString;
const Times = Schema.parseJson(Schema.Array(Schema.Number));

/** How often a provider may send the person back without an answer within 30 seconds. */
const maxSignIns = 3;

export class LoopGuard extends Context.Tag("src/services/LoopGuard")<
  LoopGuard,
  {
    /** Whether the action is allowed now; true counts as a run. False if the tab stores nothing. */
    readonly allows: (action: keyof typeof intervals, key: string) => Effect.Effect<boolean>;
    /** A call of this page was refused in a session that lives: the tab does not return there by itself for 30 seconds. */
    readonly noteRefusal: (path: string) => Effect.Effect<void>;
    /** A sign-in is complete: its tokens are fresh for 30 seconds. */
    readonly noteSignIn: Effect.Effect<void>;
    /** Counts a refusal of the tokens; true when it is the second one of fresh tokens within 30 seconds. */
    readonly isRefusedAgain: Effect.Effect<boolean>;
    /** Counts the start of a sign-in. False at the fourth start within 30 seconds without an answer, which resets the count. */
    readonly maySignIn: Effect.Effect<boolean>;
    /** The provider has answered a sign-in, whatever it said; or the person is on the welcome page, and starts again. */
    readonly noteAnswer: Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.effect(
    LoopGuard,
    Effect.map(TabStorage, (storage) => {
      const note = (name: string) =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => storage.set(name, EpochMillis, now));
      /** False when the clock was set back, which must not forbid an action. */
      const isRecent = Effect.fn(function* (name: string, interval: number) {
        const now = yield* Clock.currentTimeMillis;
        const elapsed = now - Option.getOrElse(yield* storage.get(name, EpochMillis), () => -Infinity);
        return elapsed >= 0 && elapsed < interval;
      });
      return {
        allows: Effect.fn("LoopGuard.allows")(function* (action, key) {
          const name = `${action} ${key}`;
          if (yield* isRecent(name, intervals[action])) return false;
          return yield* Effect.isSuccess(note(name));
        }),
        noteRefusal: (path) => Effect.ignore(note(returnKey(path))),
        noteSignIn: Effect.ignore(note(signedIn)),
        isRefusedAgain: Effect.gen(function* () {
          if (!(yield* isRecent(signedIn, intervals.refresh))) return false;
          const isAgain = yield* isRecent(refused, intervals.refresh);
          yield* Effect.ignore(note(refused));
          return isAgain;
        }),
        noteAnswer: Effect.asVoid(storage.take(begun, Times)),
        maySignIn: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis;
          const before = Option.getOrElse(yield* storage.take(begun, Times), () => []).filter(
            (at) => at <= now && now - at < intervals.refresh,
          );
          if (before.length >= maxSignIns) return false;
          yield* Effect.ignore(storage.set(begun, Times, [...before, now]));
          return true;
        }),
      };
    }),
  );
}
