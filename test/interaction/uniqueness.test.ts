/** The check whether a value is free: it waits for a pause in typing, and reports the end of the session. */
import { Cause, Effect, ManagedRuntime, type Runtime, TestClock, TestContext } from "effect";
import { expect, it, onTestFinished } from "vitest";
import { Unauthorized, Unexpected } from "#schemas/errors.ts";
import { uniqueness } from "#src/interaction/uniqueness.ts";
import type { AppRuntime } from "#src/runtime/runtimeAtom.ts";
import { consoleStore } from "#test/support/consoleStore.ts";
import { watch } from "#test/support/watch.ts";

/** A form whose check is answered by `isFree`, with a clock that the test advances. */
const open = async (isFree: (value: string) => Effect.Effect<boolean, Unauthorized | Unexpected>) => {
  const runtime = ManagedRuntime.make(TestContext.TestContext);
  onTestFinished(() => runtime.dispose());
  const services: Runtime.Runtime<never> = await runtime.runtime();
  const { store, failures } = consoleStore(services as AppRuntime);
  const check = uniqueness(isFree);
  return {
    failures,
    type: (value: string) => watch(store, check(value)),
    wait: (millis: number) => runtime.runPromise(TestClock.adjust(millis)),
  };
};

const hasEnded = ({ isLoading }: { readonly isLoading: boolean }) => !isLoading;

it("a form checks a value once typing has paused for 300 milliseconds", async () => {
  const asked: Array<string> = [];
  const { type, wait } = await open((value) => {
    const ask = () => void asked.push(value);
    return Effect.as(Effect.sync(ask), false);
  });
  const before = type("Morning");
  await wait(299);
  before.leave();
  const screen = type("Morning walks");
  await wait(299);
  expect(asked).toEqual([]);
  await wait(1);
  expect((await screen.until(hasEnded)).data).toBe(false);
  expect(asked).toEqual(["Morning walks"]);
});

it("a check that finds the session ended reports it", async () => {
  const { type, wait, failures } = await open(() => Effect.fail(new Unauthorized({})));
  const screen = type("Morning walks");
  await wait(300);
  await screen.until(hasEnded);
  expect(failures).toEqual([Cause.fail(new Unauthorized({}))]);
});

it("a value counts as free if the check fails, and an empty one is not checked", async () => {
  const { type, wait, failures } = await open(() => Effect.fail(new Unexpected({})));
  const screen = type("Morning walks");
  await wait(300);
  expect([(await screen.until(hasEnded)).data, failures]).toEqual([true, []]);
  expect((await type("").until(hasEnded)).data).toBe(true);
});
