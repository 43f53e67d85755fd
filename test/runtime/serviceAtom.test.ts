/** A service that only some pages use. */
import { Context, Effect, Layer, Runtime } from "effect";
import { expect, it } from "vitest";
import { type AppRuntime, serviceAtom } from "#src/runtime/runtimeAtom.ts";
import { consoleStore } from "#test/support/consoleStore.ts";

class Clock extends Context.Tag("test/Clock")<Clock, { readonly name: string }>() {}

const setUp = () => {
  let built = 0;
  const layer = Layer.effect(
    Clock,
    Effect.sync(() => {
      built += 1;
      return { name: "built" };
    }),
  );
  return { clockAtom: serviceAtom(Clock, layer), built: () => built };
};

it("the service is built at its first use, and once in a store", () => {
  const { clockAtom, built } = setUp();
  const { store } = consoleStore();
  expect(built()).toBe(0);
  const clock = store.get(clockAtom);
  expect(store.get(clockAtom)).toBe(clock);
  expect(built()).toBe(1);
  expect(consoleStore().store.get(clockAtom)).not.toBe(clock);
});

it("the runtime's own service is used if there is one", () => {
  const { clockAtom, built } = setUp();
  const context = Context.make(Clock, { name: "given" });
  const runtime = Runtime.make({ ...Runtime.defaultRuntime, context }) as unknown as AppRuntime;
  expect(consoleStore(runtime).store.get(clockAtom).name).toBe("given");
  expect(built()).toBe(0);
});
