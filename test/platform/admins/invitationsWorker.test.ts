/** The background worker of the outbox, with a test clock. */
import { Effect, Layer, Logger, TestClock, TestContext } from "effect";
import { expect } from "vitest";
import { Invitations } from "#platform/admins/Invitations.ts";
import { itEffect } from "#test/support/itEffect.ts";

itEffect("the worker delivers again every two seconds, also after the database failed", () => {
  let deliveries = 0;
  const deliver = Effect.suspend(() => {
    deliveries += 1;
    const cause = Object.assign(new Error("ada@example.org is not a key"), { code: "23503" });
    return deliveries === 2 ? Effect.die(new Error("query failed", { cause })) : Effect.void;
  });
  const logged: Array<string> = [];
  const log = Logger.map(Logger.logfmtLogger, (line) => void logged.push(line));
  return Effect.gen(function* () {
    yield* Layer.build(Layer.provide(Invitations.worker, Layer.succeed(Invitations, { deliver })));
    for (const expected of [1, 2, 3, 4]) {
      yield* Effect.yieldNow();
      expect(deliveries).toBe(expected);
      yield* TestClock.adjust("1999 millis");
      expect(deliveries).toBe(expected);
      yield* TestClock.adjust("1 millis");
    }
    const lines = logged.join("\n");
    expect(lines).toContain("The outbox of mails with a link failed");
    expect(lines).toContain("invitationsWorker.test.ts");
    expect(lines).toContain("caused by\\nError 23503");
    expect(lines).not.toContain("ada@example.org");
  }).pipe(
    Effect.scoped,
    Effect.provide(Logger.replace(Logger.defaultLogger, log)),
    Effect.provide(TestContext.TestContext),
  );
});
