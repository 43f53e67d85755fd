/** Forms, hashes and the provider's requests under load: networks take turns, and a slow one is no silent database. */
import { setTimeout } from "node:timers/promises";
import { Effect, Fiber, Layer, TestClock } from "effect";
import { expect, it } from "vitest";
import { PasswordPlaces, PasswordQueue } from "#platform/oidc/PasswordQueue.ts";
import { providerTurns } from "#platform/oidc/providerTurns.ts";
import { readForm } from "#platform/oidc/readForm.ts";
import { exchangeFrom } from "#test/support/exchangeFrom.ts";
import { itInTime } from "#test/support/itEffect.ts";
import { testConfig } from "#test/support/testConfig.ts";

const { req, res } = exchangeFrom("192.0.2.1");

it("four hundred strangers, and as many known people, may wait for a hash", () => {
  expect(Effect.runSync(PasswordPlaces)).toBe(400);
});

itInTime("a body that does not arrive in five seconds is refused with 408", function* () {
  const reading = yield* Effect.fork(Effect.flip(readForm(req)));
  yield* TestClock.adjust("5 seconds");
  expect(yield* Fiber.join(reading)).toMatchObject({ _tag: "FormRefused", status: 408 });
});

it("strangers of a network that was refused ten times within a minute crowd the queue until one has signed in", async () => {
  const crowded = Effect.gen(function* () {
    const { countRefusal, waitOfCrowd, forgetRefusals } = yield* PasswordQueue;
    for (let times = 0; times < 10; times++) yield* countRefusal(req);
    const seconds = yield* waitOfCrowd(req);
    yield* forgetRefusals(req);
    return [(seconds ?? 0) > 0, yield* waitOfCrowd(req)];
  });
  const layer = Layer.provideMerge(PasswordQueue.Default, testConfig());
  expect(await Effect.runPromise(Effect.provide(crowded, layer))).toEqual([true, undefined]);
});

it("all networks of one /48 take turns as one person, so that others are not kept waiting", async () => {
  const begun: Array<string> = [];
  const from = (site: string) =>
    Effect.flatMap(PasswordQueue, ({ inPasswordQueue }) => {
      const work = Effect.zipRight(
        Effect.sync(() => begun.push(site)),
        Effect.sleep("20 millis"),
      );
      const { req, res } = exchangeFrom("::1", `2001:db8:${site}::1`);
      return inPasswordQueue(req, res, undefined, work);
    });
  const all = Effect.all(["1:1", "1:200", "1:300", "1:400", "2:1"].map(from), { concurrency: "unbounded" });
  await Effect.runPromise(all.pipe(Effect.provide(PasswordQueue.Default), Effect.provide(testConfig())));
  expect(begun).toEqual(["1:1", "1:200", "1:300", "2:1", "1:400"]);
});

itInTime("a hash that takes over twenty seconds is told as a queue that is too long", function* () {
  const layer = Layer.provide(PasswordQueue.Default, testConfig());
  const { inPasswordQueue } = yield* Effect.provide(PasswordQueue, layer);
  const hashing = yield* Effect.fork(Effect.flip(inPasswordQueue(req, res, undefined, Effect.never)));
  yield* TestClock.adjust("20 seconds");
  expect(hashing.unsafePoll()).toBeNull();
  yield* TestClock.adjust("2 seconds");
  expect(yield* Fiber.join(hashing)).toMatchObject({ _tag: "QueueFull" });
});

it("four requests of the provider are answered at once, networks take turns, and whoever has left is skipped", async () => {
  const { inTurn } = await Effect.runPromise(Effect.provide(providerTurns, testConfig()));
  const began: Array<string> = [];
  const ends: Array<() => void> = [];
  const ask = (address: string, name: string) => {
    const { req, res } = exchangeFrom(address);
    inTurn(req, res, () => {
      began.push(name);
      return new Promise<void>((resolve) => {
        ends.push(resolve);
      });
    });
    return res;
  };
  const crowd = Array.from({ length: 8 }, (_, index) => ask("192.0.2.1", `crowd ${index}`));
  ask("192.0.2.9", "another");
  await setTimeout(10);
  expect(began).toEqual(["crowd 0", "crowd 1", "crowd 2", "crowd 3"]);
  crowd[5]?.destroy();
  while (began.length < 8) {
    ends.shift()?.();
    await setTimeout(1);
  }
  expect(began.slice(4)).toEqual(["crowd 4", "another", "crowd 6", "crowd 7"]);
});

it("a full queue of the provider answers 503", async () => {
  const { inTurn } = await Effect.runPromise(Effect.provide(providerTurns, testConfig()));
  const answers = Array.from({ length: 1005 }, () => {
    const { req, res } = exchangeFrom("192.0.2.1");
    inTurn(req, res, () => new Promise(() => {}));
    return res;
  });
  await setTimeout(10);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused).toHaveLength(1);
});
