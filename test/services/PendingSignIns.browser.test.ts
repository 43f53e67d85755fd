/** A pending sign-in is found by its state, once, for an hour. */
import { Effect, Option, TestClock, TestContext } from "effect";
import { describe, expect, it } from "vitest";
import type { ProofKey } from "#src/domain/sign-in/sessionRecord.ts";
import { PendingSignIns } from "#src/services/PendingSignIns.ts";
import { newProofKey } from "#src/services/sign-in/dpopProof.ts";
import { smallServer } from "#test/support/smallServer.ts";
import { denyDatabase, storedRecords, tab } from "#test/support/tab.ts";

const signIn = { codeVerifier: "verifier", nonce: "nonce", redirect: "/administer/users" };
/** Each call builds a new service, as a page load does. */
const signIns = Effect.provide(PendingSignIns, PendingSignIns.layer);
const begin = (state: string) => Effect.flatMap(signIns, (signIns) => signIns.begin(state, signIn));
const take = (state: string) => Effect.flatMap(signIns, (signIns) => signIns.take(state));

describe("a pending sign-in", () => {
  it("is found by its state alone, in any tab, once, even by concurrent tabs", async () => {
    const { runPromise } = tab(smallServer());
    await runPromise(begin("state"));
    for (const state of ["", "other", "State", "__proto__"])
      expect(await runPromise(take(state))).toEqual(Option.none());
    await runPromise(begin("another"));
    const tabs = [tab(smallServer()), tab(smallServer()), tab(smallServer())];
    const taken = await Promise.all(tabs.map(({ runPromise }) => runPromise(take("state"))));
    expect(taken.flatMap(Option.toArray)).toMatchObject([signIn]);
    expect((await storedRecords())["signIns"]).toHaveLength(1);
  });

  it("is kept by the tab if the browser denies its database", async () => {
    denyDatabase();
    await tab(smallServer()).runPromise(begin("state"));
    const { runPromise } = tab(smallServer());
    expect(Option.getOrNull(await runPromise(take("state")))).toMatchObject(signIn);
    expect(await runPromise(Effect.exit(take("state")))).toMatchObject({
      _tag: "Failure",
      cause: { error: { _tag: "StorageFailed" } },
    });
  });

  it("has a key that nobody can read, unless the browser keeps none", async () => {
    const { runPromise } = tab(smallServer());
    const beginWith = (proofKey: ProofKey) =>
      Effect.flatMap(signIns, (signIns) => signIns.begin("state", { ...signIn, proofKey }));
    await runPromise(beginWith(await newProofKey()));
    const kept = Option.getOrThrow(await runPromise(take("state"))).proofKey?.privateKey;
    expect(kept).toMatchObject({ type: "private", extractable: false, usages: ["sign"] });

    // As in private windows of some browsers, the database takes everything but this.
    const uncloneable = { ...(await newProofKey()), privateKey: () => undefined } as unknown as ProofKey;
    expect(await runPromise(beginWith(uncloneable))).not.toHaveProperty("proofKey");
    expect(Option.getOrNull(await runPromise(take("state")))).toMatchObject(signIn);
  });

  const after = <A, E, R>(seconds: number, then: Effect.Effect<A, E, R>) =>
    Effect.zipRight(begin("old"), Effect.zipRight(TestClock.adjust(`${seconds} seconds`), then)).pipe(
      Effect.provide(TestContext.TestContext),
    );

  it.each([
    [3599, false, "Some"],
    [3600, false, "None"],
    [3600, true, "None"],
  ])("is taken after %i seconds (storage denied: %j): %s", async (seconds, isDenied, found) => {
    if (isDenied) denyDatabase();
    expect(await tab(smallServer()).runPromise(after(seconds, take("old")))).toMatchObject({ _tag: found });
  });

  it("is removed after an hour, when the next one begins", async () => {
    await tab(smallServer()).runPromise(after(3600, begin("new")));
    expect((await storedRecords())["signIns"]).toHaveLength(1);
  });
});
