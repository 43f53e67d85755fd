/** Forms and hashes under load: a late body or a slow hash is no silent database, and networks take turns. */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Effect, Fiber, Layer, TestClock } from "effect";
import { expect, it } from "vitest";
import { AnswerTime } from "#platform/database/unavailability.ts";
import { PasswordQueue } from "#platform/oidc/PasswordQueue.ts";
import { readForm } from "#platform/oidc/readForm.ts";
import { itInTime } from "#test/support/itEffect.ts";
import { testConfig } from "#test/support/testConfig.ts";

const req = new IncomingMessage(new Socket());

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
      const forwarded = new IncomingMessage(
        Object.defineProperty(new Socket(), "remoteAddress", { value: "::1" }),
      );
      forwarded.headers["x-forwarded-for"] = `2001:db8:${site}::1`;
      return inPasswordQueue(forwarded, new ServerResponse(req), undefined, work);
    });
  const all = Effect.all(["1:1", "1:2", "1:3", "1:4", "2:1"].map(from), { concurrency: "unbounded" });
  await Effect.runPromise(all.pipe(Effect.provide(PasswordQueue.Default), Effect.provide(testConfig())));
  expect(begun).toEqual(["1:1", "1:2", "1:3", "2:1", "1:4"]);
});

it("a hash that takes too long is told as a queue that is too long", async () => {
  const hashing = Effect.flatMap(PasswordQueue, ({ inPasswordQueue }) =>
    inPasswordQueue(req, new ServerResponse(req), undefined, Effect.never),
  );
  const refused = hashing.pipe(
    Effect.provideService(AnswerTime, 20),
    Effect.provide(PasswordQueue.Default),
    Effect.provide(testConfig()),
    Effect.flip,
  );
  expect(await Effect.runPromise(refused)).toMatchObject({ _tag: "QueueFull" });
});
