/** Breaks loops over page loads: allows an automatic action once per key within a time. */
import { Clock, Effect, Option, Schema } from "effect";
import { tabKeys } from "../storage/storageKeys.ts";
import { tabStorage } from "../storage/webStorage.ts";
import { returnKey } from "./automaticReturn.ts";

/** Milliseconds until an action is allowed again for the same key. */
const intervals = { reload: 10_000, refresh: 30_000 } as const;

const [signedIn, refused] = ["signed in", "refused"];
const { begun } = tabKeys;

const EpochMillis = Schema.NumberFromString;
const Times = Schema.parseJson(Schema.Array(Schema.Number));

/** How often a provider may send the person back without an answer within 30 seconds. */
const maxSignIns = 3;

/** Whether the tab stores it. */
const note = (name: string) =>
  Effect.map(Clock.currentTimeMillis, (now) => tabStorage.set(name, EpochMillis, now));

/** False when the clock was set back, which must not forbid an action. */
const isRecent = Effect.fn(function* (name: string, interval: number) {
  const now = yield* Clock.currentTimeMillis;
  const elapsed = now - Option.getOrElse(tabStorage.get(name, EpochMillis), () => -Infinity);
  return elapsed >= 0 && elapsed < interval;
});

/** Whether the action is allowed now; true counts as a run. False if the tab stores nothing. */
export const allows = Effect.fn("loopGuard.allows")(function* (action: keyof typeof intervals, key: string) {
  const name = `${action} ${key}`;
  if (yield* isRecent(name, intervals[action])) return false;
  return yield* note(name);
});

/** A call of this page was refused in a session that lives: the tab does not return there by itself for 30 seconds. */
export const noteRefusal = (path: string) => note(returnKey(path));

/** A sign-in is complete: its tokens are fresh for 30 seconds. */
export const noteSignIn = note(signedIn);

/** Counts a refusal of the tokens; true when it is the second one of fresh tokens within 30 seconds. */
export const isRefusedAgain = Effect.gen(function* () {
  if (!(yield* isRecent(signedIn, intervals.refresh))) return false;
  const isAgain = yield* isRecent(refused, intervals.refresh);
  yield* note(refused);
  return isAgain;
});

/** The provider has answered a sign-in, whatever it said; or the person is on the welcome page, and starts again. */
export const noteAnswer = Effect.sync(() => tabStorage.take(begun, Times));

/** Counts the start of a sign-in. False at the fourth start within 30 seconds without an answer, which resets the count. */
export const maySignIn = Effect.gen(function* () {
  const now = yield* Clock.currentTimeMillis;
  const before = Option.getOrElse(tabStorage.take(begun, Times), () => []).filter(
    (at) => at <= now && now - at < intervals.refresh,
  );
  if (before.length >= maxSignIns) return false;
  tabStorage.set(begun, Times, [...before, now]);
  return true;
});
