/** Breaks loops over page loads: allows an automatic action once per key within a time. */
import { Clock, Effect, Option, Schema } from "effect";
import { tabKeys } from "../storage/storageKeys.ts";
import { tabStorage } from "../storage/webStorage.ts";

/** Milliseconds until an action is allowed again for the same key. */
const intervals = { reload: 10_000, refresh: 30_000, return: 30_000 } as const;

const [signedIn, refused] = ["signed in", "refused"];
const { begun } = tabKeys;

const EpochMillis = Schema.NumberFromString;
const Times = Schema.parseJson(Schema.Array(Schema.Number));

/** How often a provider may send the person back without an answer within 30 seconds. */
const maxSignIns = 3;

const now = Clock.currentTimeMillis;

/** Whether the tab stores it. */
const note = (name: string, at: number): boolean => tabStorage.set(name, EpochMillis, at);

/** False when the clock was set back, which must not forbid an action. */
const isRecent = (name: string, interval: number, at: number): boolean => {
  const elapsed = at - Option.getOrElse(tabStorage.get(name, EpochMillis), () => -Infinity);
  return elapsed >= 0 && elapsed < interval;
};

const allowsAt = (action: keyof typeof intervals, key: string, at: number): boolean => {
  const name = `${action} ${key}`;
  return !isRecent(name, intervals[action], at) && note(name, at);
};

/** Whether the action is allowed now; true counts as a run. False if the tab stores nothing. */
export const allows = (action: keyof typeof intervals, key: string) =>
  Effect.map(now, (at) => allowsAt(action, key, at));

/** Whatever its query and hash are, a page is the same. */
const pageOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path;

/** Whether the tab may return to a page by itself: at most once within a time. The welcome page asks without a runtime. */
export const mayReturn = (path: string): boolean => allowsAt("return", pageOf(path), Date.now());

/** A call of this page was refused in a session that lives: the tab does not return there by itself for 30 seconds. */
export const noteRefusal = (path: string) => Effect.map(now, (at) => note(`return ${pageOf(path)}`, at));

/** A sign-in is complete: its tokens are fresh for 30 seconds. */
export const noteSignIn = Effect.map(now, (at) => note(signedIn, at));

/** Counts a refusal of the tokens; true when it is the second one of fresh tokens within 30 seconds. */
export const isRefusedAgain = Effect.map(now, (at) => {
  if (!isRecent(signedIn, intervals.refresh, at)) return false;
  const isAgain = isRecent(refused, intervals.refresh, at);
  note(refused, at);
  return isAgain;
});

/** The provider has answered a sign-in, whatever it said; or the person is on the welcome page, and starts again. */
export const noteAnswer = Effect.sync(() => tabStorage.remove(begun));

/** Counts the start of a sign-in. False at the fourth start within 30 seconds without an answer, which resets the count. */
export const maySignIn = Effect.map(now, (at) => {
  const before = Option.getOrElse(tabStorage.take(begun, Times), () => []).filter(
    (start) => start <= at && at - start < intervals.refresh,
  );
  if (before.length >= maxSignIns) return false;
  tabStorage.set(begun, Times, [...before, at]);
  return true;
});
