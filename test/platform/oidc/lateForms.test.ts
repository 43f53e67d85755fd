/** Forms and hashes under load: a late body or a slow hash is no silent database, and networks take turns. */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Effect } from "effect";
import { expect, it } from "vitest";
import { AnswerTime } from "#platform/database/unavailability.ts";
import { PasswordQueue } from "#platform/oidc/PasswordQueue.ts";
import { readForm } from "#platform/oidc/readForm.ts";
import { testConfig } from "#test/support/testConfig.ts";

const req = new IncomingMessage(new Socket());

it("a body that does not arrive is refused with 408 before the answer's time is over", async () => {
  const refused = Effect.flip(Effect.provideService(readForm(req), AnswerTime, 20));
  expect(await Effect.runPromise(refused)).toMatchObject({ _tag: "FormRefused", status: 408 });
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
  await Effect.runPromise(all.pipe(Effect.provide(PasswordQueue.layer), Effect.provide(testConfig())));
  expect(begun).toEqual(["1:1", "1:2", "1:3", "2:1", "1:4"]);
});

it("a hash that takes too long is told as a queue that is too long", async () => {
  const hashing = Effect.flatMap(PasswordQueue, ({ inPasswordQueue }) =>
    inPasswordQueue(req, new ServerResponse(req), undefined, Effect.never),
  );
  const refused = hashing.pipe(
    Effect.provideService(AnswerTime, 20),
    Effect.provide(PasswordQueue.layer),
    Effect.provide(testConfig()),
    Effect.flip,
  );
  expect(await Effect.runPromise(refused)).toMatchObject({ _tag: "QueueFull" });
});
