/** Automatic actions are allowed once per key within a time, over page loads. */
import { Effect, TestClock } from "effect";
import { describe, expect, it, vi } from "vitest";
import {
  allows,
  isRefusedAgain,
  maySignIn,
  noteAnswer,
  noteRefusal,
  noteSignIn,
} from "#src/services/sign-in/loopGuard.ts";
import { keepWantedPage, takeReturn } from "#src/services/sign-in/wantedPage.ts";
import { itInTime } from "#test/support/itEffect.ts";
import { deny } from "#test/support/tab.ts";

const mayReload = (path: string) => allows("reload", path);

itInTime.each<[action: "reload" | "refresh", other: "reload" | "refresh", millis: number]>([
  ["reload", "refresh", 10_000],
  ["refresh", "reload", 30_000],
])("a %s is allowed once per path, whatever the %s, within %d ms", function* (action, other, millis) {
  const [here, elsewhere] = ["/administer/overview", "/administer/users"];
  const asked = Array.from({ length: 5 }, () => allows(action, here));
  const answers = yield* Effect.all(asked, { concurrency: "unbounded" });
  expect(answers).toEqual([true, false, false, false, false]);
  expect(yield* allows(other, here)).toBe(true);
  expect(yield* allows(action, elsewhere)).toBe(true);
  yield* TestClock.adjust(`${millis - 1} millis`);
  expect(yield* allows(action, here)).toBe(false);
  yield* TestClock.adjust("1 millis");
  expect(yield* allows(action, here)).toBe(true);
});

describe("a reload", () => {
  itInTime("is allowed after the clock was set back", function* () {
    yield* TestClock.setTime(60_000);
    expect(yield* mayReload("/auth")).toBe(true);
    yield* TestClock.setTime(55_000);
    expect(yield* mayReload("/auth")).toBe(true);
  });

  itInTime("is never allowed if the tab stores nothing", function* () {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(deny);
    expect(yield* mayReload("/auth")).toBe(false);
  });
});

describe("tokens of a recent sign-in", () => {
  itInTime("are refused again when a second refusal follows within 30 seconds", function* () {
    expect(yield* isRefusedAgain).toBe(false);
    yield* noteSignIn;
    expect(yield* isRefusedAgain).toBe(false);
    yield* TestClock.adjust("29999 millis");
    expect(yield* isRefusedAgain).toBe(true);
    yield* TestClock.adjust("1 millis");
    expect(yield* isRefusedAgain).toBe(false);
  });
});

itInTime(
  "three sign-ins without an answer may begin within 30 seconds; after that, three more",
  function* () {
    const several = Effect.all([maySignIn, maySignIn, maySignIn, maySignIn]);
    expect(yield* several).toEqual([true, true, true, false]);
    expect(yield* several).toEqual([true, true, true, false]);
    expect(yield* maySignIn).toBe(true);
    yield* TestClock.adjust("15 seconds");
    expect(yield* Effect.all([maySignIn, maySignIn])).toEqual([true, true]);
    yield* TestClock.adjust("15 seconds");
    expect(yield* Effect.all([maySignIn, maySignIn])).toEqual([true, false]);
    yield* maySignIn;
    yield* maySignIn;
    yield* noteAnswer;
    expect(yield* several).toEqual([true, true, true, false]);
  },
);

itInTime(
  "a tab returns to its wanted page by itself once within 30 seconds, and not where a call was refused",
  function* () {
    const returnsTo = (page: string, at: number) => {
      vi.spyOn(Date, "now").mockReturnValue(at);
      sessionStorage.setItem("wellbeing-console wanted-page", page);
      return takeReturn() === page;
    };
    expect(returnsTo("/administer/users", 0)).toBe(true);
    expect(sessionStorage.getItem("wellbeing-console wanted-page")).toBeNull();
    expect(takeReturn()).toBeUndefined();
    expect(returnsTo("/administer/users?q=a#b", 29_999)).toBe(false);
    expect(returnsTo("/administer/themes", 29_999)).toBe(true);
    expect(returnsTo("/administer/users", 30_000)).toBe(true);
    // The clock was set back.
    expect(returnsTo("/administer/users", 10_000)).toBe(true);
    yield* TestClock.setTime(60_000);
    yield* noteRefusal("/administer/users");
    expect(returnsTo("/administer/users?q=a", 89_999)).toBe(false);
    expect(returnsTo("/administer/users?q=a", 90_000)).toBe(true);
  },
);

it.each([
  ["/administer/users?q=a#b", "/administer/users?q=a#b"],
  ["/administer//evil.example", "/administer/overview"],
  ["/auth", null],
])("of %s, the tab keeps %j as the wanted page", (path, expected) => {
  keepWantedPage(path);
  expect(sessionStorage.getItem("wellbeing-console wanted-page")).toBe(expected);
});
