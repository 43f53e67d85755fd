/** Answers by key as screens see them: asked once, kept, put out of date by writes and by the network, never mixed up. */
import { Cause, Effect, Exit } from "effect";
import { atom } from "jotai";
import { expect, it, onTestFinished, vi } from "vitest";
import { answers, type AnswerState } from "#src/runtime/answers.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { controlledCalls } from "#test/support/controlledCalls.ts";
import { watch } from "#test/support/watch.ts";

const isSettled = ({ isLoading }: AnswerState<unknown, unknown>) => !isLoading;

const setUp = ({ max = 10 } = {}) => {
  const { store, failures } = consoleStore();
  const server = controlledCalls<string, string, "broken">();
  const texts = answers<string, string, "broken">({
    ask: server.call,
    textOf: (key) => key,
    max,
    isFinal: (key) => key.startsWith("final"),
  });
  return {
    store,
    failures,
    server,
    ...texts,
    show: (key: string) => watch(store, texts.of(key)),
    state: (key: string) => store.get(texts.stateOfAtom)(key),
    answer: (key: string, data = key) => server.end(key, Exit.succeed(data)),
    fail: (key: string) => server.end(key, Exit.fail("broken")),
    invalidate: (...keys: ReadonlyArray<string>) =>
      store.set(texts.invalidateWhereAtom, ({ key }) => keys.includes(key)),
    setOnline: (isOnline: boolean) => store.set(networkStatusAtom, { isOnline, at: 1 }),
  };
};

it("a call is asked once for all screens, and not again for a screen that opens later", async () => {
  const { server, show, answer, state } = setUp();
  const [first, second] = [show("a"), show("a")];
  await answer("a", "one");
  expect((await first.until(isSettled)).data).toBe("one");
  first.leave();
  second.leave();
  expect(show("a").last()).toMatchObject({ data: "one", isLoading: false });
  expect(server.asked).toEqual(["a"]);
  expect(state("b")).toMatchObject({ data: undefined, isDue: true });
});

it("a key keeps its data and its failure while its call is sent again", async () => {
  const { store, of, show, answer, fail } = setUp();
  const screen = show("a");
  const reload = () => store.set(of("a"));
  for (const [act, data, error, isLoading] of [
    [() => {}, undefined, undefined, true],
    [() => fail("a"), undefined, "broken", false],
    [reload, undefined, "broken", true],
    [() => answer("a", "one"), "one", undefined, false],
    [reload, "one", undefined, true],
    [() => fail("a"), "one", "broken", false],
  ] as const) {
    await act();
    expect(screen.last()).toMatchObject({ data, error, hasFailed: error !== undefined, isLoading });
  }
});

it("what a write has changed is asked for now if it is shown, else when it is shown", async () => {
  const { server, show, answer, invalidate } = setUp();
  const a = show("a");
  await answer("a");
  show("b").leave();
  invalidate("a", "b");
  expect(a.last()).toMatchObject({ data: "a", isLoading: true });
  expect(server.asked).toEqual(["a", "b", "a"]);
  show("b");
  expect(server.asked).toEqual(["a", "b", "a", "b"]);
  a.leave();
  const again = show("a");
  await answer("a");
  await again.until(isSettled);
  invalidate("a");
  expect(server.asked.slice(4)).toEqual(["a", "a"]);
});

it("an answer to a call from before a write is discarded, even if the call cannot be interrupted", async () => {
  const { store } = consoleStore();
  const calls: Array<(answer: string) => void> = [];
  const { of, invalidateAtom } = answers({
    ask: () =>
      Effect.uninterruptible(
        Effect.async<string>((resume) => void calls.push((answer) => resume(Effect.succeed(answer)))),
      ),
    textOf: String,
    max: 1,
  });
  const screen = watch(store, of("a"));
  store.set(invalidateAtom, "a");
  const [old, current] = calls;
  current?.("new");
  await screen.until(isSettled);
  old?.("old");
  await Effect.runPromise(Effect.sleep(0));
  expect(screen.last().data).toBe("new");
});

it("a call, also one sent again, is interrupted when its last screen is left, and asked by the next one", async () => {
  const { store, of, server, failures, show } = setUp();
  const [first, second] = [show("a"), show("a")];
  store.set(of("a"));
  await expect.poll(() => server.interrupted).toEqual(["a"]);
  first.leave();
  expect(server.interrupted).toEqual(["a"]);
  second.leave();
  await expect.poll(() => server.interrupted).toEqual(["a", "a"]);
  show("a");
  expect([server.asked, failures]).toEqual([["a", "a", "a"], []]);
});

it("another key interrupts the call of the one before, and its answer is its own", async () => {
  const { store, of, server, answer } = setUp();
  const keyAtom = atom("a");
  const screen = watch(
    store,
    atom((get) => get(of(get(keyAtom)))),
  );
  store.set(keyAtom, "b");
  expect(screen.last().data).toBeUndefined();
  await answer("b");
  expect((await screen.until(isSettled)).data).toBe("b");
  expect([server.asked, server.interrupted]).toEqual([["a", "b"], ["a"]]);
});

it("a failure is reported once, and a screen that opens after it asks again", async () => {
  const { server, failures, show, fail } = setUp();
  const screen = show("a");
  await fail("a");
  await screen.until(isSettled);
  expect(failures).toEqual([Cause.fail("broken")]);
  screen.leave();
  show("a");
  expect(server.asked).toEqual(["a", "a"]);
});

it("a page that is about to open asks before, and once, even if another one that shows the same is left", async () => {
  const { store, server, refreshAtom, show, answer } = setUp();
  const before = show("a");
  store.set(refreshAtom, "a");
  before.leave();
  store.set(refreshAtom, "a");
  const screen = show("a");
  await answer("a");
  await screen.until(isSettled);
  store.set(refreshAtom, "a");
  expect([server.asked, server.interrupted]).toEqual([["a"], []]);
  store.set(refreshAtom, "b");
  show("b").leave();
  await expect.poll(() => server.interrupted).toEqual(["b"]);
});

it("an answer of a later time than now is asked for again, since the clock has been set back", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 600_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { store, server, refreshAtom, outdateAtom, putAtom, state } = setUp();
  for (const key of ["a", "b"]) store.set(putAtom, key, "known");
  vi.setSystemTime(0);
  store.set(refreshAtom, "a");
  store.set(outdateAtom);
  expect([server.asked, state("b").isDue]).toEqual([["a"], true]);
});

it("a given answer is shown without a call, unless it may be old", () => {
  const { store, server, putAtom, show } = setUp();
  store.set(putAtom, "a", "given");
  store.set(putAtom, "b", "kept", true);
  expect(show("a").last()).toMatchObject({ data: "given", isLoading: false });
  expect(show("b").last()).toMatchObject({ data: "kept", isLoading: true });
  expect(server.asked).toEqual(["b"]);
});

it("the network's return puts out of date what can have changed; offline, what is known stays without an error", async () => {
  const { server, show, answer, fail, setOnline, store, of } = setUp();
  const [a, final] = [show("a"), show("final")];
  await answer("a");
  await answer("final");
  setOnline(false);
  store.set(of("a"));
  await fail("a");
  expect(await a.until(isSettled)).toMatchObject({ data: "a", error: undefined, hasFailed: true });
  setOnline(true);
  expect(server.asked).toEqual(["a", "final", "a", "a"]);
  expect(final.last()).toMatchObject({ data: "final", isLoading: false });
});

it("the answers that were asked for last are kept, and all that are shown", async () => {
  const { show, answer, state } = setUp({ max: 2 });
  show("shown");
  await answer("shown");
  for (const key of ["a", "b", "c"]) {
    const screen = show(key);
    await answer(key);
    await screen.until(isSettled);
    screen.leave();
  }
  expect(["shown", "a", "b", "c"].map((key) => state(key).data)).toEqual(["shown", undefined, "b", "c"]);
});

it("a defect is thrown to the reader, and is gone when the screen is opened again", async () => {
  const { store, of, server } = setUp();
  const bug = new Error("a bug");
  let leave = () => {};
  const seen = new Promise<void>((resolve) => {
    leave = store.sub(of("a"), resolve);
  });
  await server.end("a", Exit.die(bug));
  await seen;
  expect(() => store.get(of("a"))).toThrow(bug);
  leave();
  expect(watch(store, of("a")).last().isLoading).toBe(true);
});
