/** What is asked for in turn: in which order, how many at a time, and when it stops. */
import { Effect, Exit } from "effect";
import { atom } from "jotai";
import { expect, it, onTestFinished, vi } from "vitest";
import { answers } from "#src/runtime/answers.ts";
import { inTurn } from "#src/runtime/inTurn.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { watch } from "#test/support/watch.ts";

const start = ({ most = 2, keys = [1, 2, 3, 4, 5, 6], whenIdle = (task: () => void) => task() } = {}) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { store } = consoleStore();
  const server = controlledCalls<number, string, string>();
  const wantedAtom = atom<ReadonlyArray<number>>(keys);
  const texts = answers<number, string, string>({ ask: server.call, textOf: String, max: 100 });
  const turn = inTurn({
    answers: texts,
    wantedAtom,
    most,
    whenIdle: (task) => {
      whenIdle(task);
      return () => undefined;
    },
  });
  const leave = store.sub(turn.askedAtom, () => undefined);
  const end = async (
    key: number,
    millis: number,
    exit: Exit.Exit<string, string> = Exit.succeed("answer"),
  ) => {
    vi.advanceTimersByTime(millis);
    await server.end(key, exit);
    await Effect.runPromise(Effect.yieldNow());
  };
  return {
    store,
    texts,
    asked: server.asked,
    interrupted: server.interrupted,
    leave,
    want: (...next: ReadonlyArray<number>) => store.set(wantedAtom, next),
    end,
    fail: (key: number) => end(key, 300, Exit.fail("broken")),
    retry: () => store.set(turn.retryAtom),
    hasEnded: () => store.get(turn.hasEndedAtom),
  };
};

it("two are asked at a time, in their order, until all are answered; what is known is not asked again", async () => {
  const { asked, end, want, hasEnded } = start();
  expect(asked).toEqual([1, 2]);
  want(4, 1, 2, 3);
  await end(2, 300);
  expect(asked).toEqual([1, 2, 4]);
  for (const key of [1, 4]) await end(key, 300);
  expect(hasEnded()).toBe(false);
  await end(3, 300);
  want(3, 1);
  expect([asked, hasEnded()]).toEqual([[1, 2, 4, 3], true]);
});

it("what is not wanted any more is not asked for, and interrupted", async () => {
  const { asked, interrupted, end, want, leave } = start();
  want(1, 4, 5);
  await expect.poll(() => [asked, interrupted]).toEqual([[1, 2, 4], [2]]);
  await end(1, 300);
  leave();
  await expect
    .poll(() => [asked, interrupted])
    .toEqual([
      [1, 2, 4, 5],
      [2, 4, 5],
    ]);
});

it("the next one waits until the page is idle", () => {
  const tasks: Array<() => void> = [];
  const { asked } = start({ whenIdle: (task) => void tasks.push(task) });
  expect(asked).toEqual([]);
  tasks.shift()?.();
  expect(asked).toEqual([1, 2]);
});

it("more are asked at a time while answers are quick, up to a limit, and two again after another one", async () => {
  const keys = Array.from({ length: 14 }, (_, index) => index + 1);
  const { asked, end } = start({ most: 4, keys });
  const pending: Array<number> = [];
  for (const key of [1, 2, 3, 4]) {
    await end(key, 0);
    pending.push(asked.length - key);
  }
  expect(pending).toEqual([3, 4, 4, 4]);
  await end(5, 300);
  await end(6, 0);
  expect(asked.length - 6).toBe(2);
});

it("on a slow platform one is asked at a time, to the end", async () => {
  const { asked, end } = start();
  await end(1, 1500);
  expect(asked).toEqual([1, 2]);
  await end(2, 1500);
  for (const key of [3, 4, 5]) {
    expect(asked).toHaveLength(key);
    await end(key, 1500);
  }
  expect(asked).toEqual([1, 2, 3, 4, 5, 6]);
});

it("asking goes on after one failure and stops after two, until it is started again with what has not failed", async () => {
  const { asked, end, fail, retry, hasEnded } = start();
  await fail(1);
  expect(asked).toEqual([1, 2, 3]);
  await fail(2);
  expect([asked, hasEnded()]).toEqual([[1, 2, 3], false]);
  await end(3, 300);
  expect(hasEnded()).toBe(true);
  retry();
  expect(asked).toEqual([1, 2, 3, 4, 5]);
});

it("a page is told of its answer that was on its way while the list before it was left", async () => {
  const { store, texts, leave, end } = start();
  const leaveRows = store.sub(texts.stateOfAtom, () => undefined);
  store.set(texts.refreshAtom, 9);
  leave();
  leaveRows();
  const page = watch(store, texts.of(9));
  await end(9, 10);
  expect(page.seen.at(-1)?.data).toBe("answer");
});
