/** A test whose body is the generator of an Effect, with a layer's services if it is made for one. */
import { Effect, type Layer, TestContext } from "effect";
import type { YieldWrap } from "effect/Utils";
import { it } from "vitest";

type Body<Args extends ReadonlyArray<unknown>, R> = (
  ...args: Args
) => Generator<YieldWrap<Effect.Effect<unknown, unknown, R>>, unknown, never>;

type Provide<R> = (test: Effect.Effect<unknown, unknown, R>) => Effect.Effect<unknown, unknown>;

const testWith = <R>(provide: Provide<R>) => {
  const run = async (body: () => ReturnType<Body<[], R>>) =>
    void (await Effect.runPromise(provide(Effect.gen(body))));
  return Object.assign((title: string, body: Body<[], R>) => it(title, () => run(body)), {
    runIf: (condition: boolean) => (title: string, body: Body<[], R>) =>
      it.runIf(condition)(title, () => run(body)),
    each:
      <Args extends ReadonlyArray<unknown>>(cases: ReadonlyArray<Args>) =>
      (title: string, body: Body<Args, R>) =>
        it.each(cases.map((args) => [...args] as const))(title, (...args) => run(() => body(...args))),
  });
};

export const itEffect = testWith<never>((test) => test);

export const itEffectWith = <R>(layer: Layer.Layer<R, unknown>) => testWith<R>(Effect.provide(layer));

/** On a clock that the test moves. */
export const itInTime = itEffectWith(TestContext.TestContext);
