/** A crowd that asks whether the platform is ready. */
import { Effect } from "effect";
import { expect, it } from "vitest";
import { TokenVerifier } from "#platform/oidc/TokenVerifier.ts";
import { whileServing } from "#platform/server/health.ts";
import { exchangeFrom } from "#test/support/exchangeFrom.ts";

it("asks the database once, and who comes later asks again", async () => {
  let asked = 0;
  const canStore = Effect.sync(() => (asked += 1) > 0).pipe(Effect.delay("10 millis"));
  const verifier = TokenVerifier.make({ canStore, verify: () => Effect.die("no call") });
  const handle = await Effect.runPromise(
    Effect.provideService(
      whileServing(() => {}),
      TokenVerifier,
      verifier,
    ),
  );
  for (const times of [1, 2]) {
    const crowd = Array.from({ length: 20 }, () => exchangeFrom("192.0.2.1"));
    for (const { req, res } of crowd) handle(Object.assign(req, { method: "GET", url: "/readyz" }), res);
    await expect.poll(() => crowd.every(({ res }) => res.headersSent)).toBe(true);
    expect(asked).toBe(times);
  }
});
