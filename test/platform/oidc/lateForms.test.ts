/** A form whose body never comes, and a hash that takes too long, are not said to be a silent database. */
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
