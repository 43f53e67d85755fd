/** A pending sign-in is found by its state, once, for ten minutes. */
import { Effect, Option, TestClock, TestContext } from "effect";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ProofKey } from "#src/domain/sign-in/sessionRecord.ts";
import { newProofKey } from "#src/services/sign-in/dpopProof.ts";
import { PendingSignIns } from "#src/services/PendingSignIns.ts";
import { smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, storedRecords, tab } from "#test/support/tab.ts";

const signIn = { codeVerifier: "verifier", nonce: "nonce", redirect: "/administer/users" };
const begin = (state: string) => Effect.flatMap(PendingSignIns, (signIns) => signIns.begin(state, signIn));
const take = (state: string) => Effect.flatMap(PendingSignIns, (signIns) => signIns.take(state));

beforeEach(emptyBrowser);
afterEach(() => void vi.restoreAllMocks());

const denyDatabase = () =>
  vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });

describe("a pending sign-in", () => {
  it("is found by its state in any tab", async () => {
    await tab(smallServer()).runPromise(begin("state"));
    const taken = await tab(smallServer()).runPromise(take("state"));
    expect(Option.getOrNull(taken)).toMatchObject(signIn);
  });

  it("is returned once, even to concurrent tabs", async () => {
    const tabs = [tab(smallServer()), tab(smallServer()), tab(smallServer())] as const;
    await tabs[0].runPromise(begin("state"));
    const taken = await Promise.all(tabs.map(({ runPromise }) => runPromise(take("state"))));
    expect(taken.filter(Option.isSome)).toHaveLength(1);
    expect((await storedRecords())["signIns"]).toEqual([]);
  });

  it("is not found by another state", async () => {
    const { runPromise } = tab(smallServer());
    await runPromise(begin("state"));
    for (const state of ["", "other", "State", "__proto__"]) {
      expect(await runPromise(take(state))).toEqual(Option.none());
    }
    expect(Option.isSome(await runPromise(take("state")))).toBe(true);
  });

  it("does not replace another one", async () => {
    const { runPromise } = tab(smallServer());
    await runPromise(Effect.zip(begin("one"), begin("two")));
    expect(Option.isSome(await runPromise(take("two")))).toBe(true);
    expect(Option.isSome(await runPromise(take("one")))).toBe(true);
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
      Effect.flatMap(PendingSignIns, (signIns) => signIns.begin("state", { ...signIn, proofKey }));
    await runPromise(beginWith(await newProofKey()));
    const kept = Option.getOrThrow(await runPromise(take("state"))).proofKey?.privateKey;
    expect(kept).toMatchObject({ type: "private", extractable: false, usages: ["sign"] });

    // As in private windows of some browsers, the database takes everything but this.
    const uncloneable = { ...(await newProofKey()), privateKey: () => undefined } as unknown as ProofKey;
    expect(await runPromise(beginWith(uncloneable))).not.toHaveProperty("proofKey");
    expect(Option.getOrNull(await runPromise(take("state")))).toMatchObject(signIn);
  });

  const after = <A, E>(
    wait: "599 seconds" | "10 minutes",
    then: (state: string) => Effect.Effect<A, E, PendingSignIns>,
  ) => {
    const { runPromise } = tab(smallServer());
    const waited = begin("old").pipe(Effect.zipRight(TestClock.adjust(wait)), Effect.zipRight(then("old")));
    return { runPromise, waited: waited.pipe(Effect.provide(TestContext.TestContext)) };
  };

  it("lasts for ten minutes", async () => {
    const { runPromise, waited } = after("599 seconds", take);
    expect(await runPromise(waited)).toMatchObject({ _tag: "Some" });
  });

  it("is not found after ten minutes", async () => {
    const { runPromise, waited } = after("10 minutes", take);
    expect(await runPromise(waited)).toMatchObject({ _tag: "None" });
  });

  it("that is kept by the tab is not found after ten minutes", async () => {
    denyDatabase();
    const { runPromise, waited } = after("10 minutes", take);
    expect(await runPromise(waited)).toMatchObject({ _tag: "None" });
  });

  it("is removed after ten minutes, when the next one begins", async () => {
    const { runPromise, waited } = after("10 minutes", () => begin("new"));
    await runPromise(waited);
    expect((await storedRecords())["signIns"]).toHaveLength(1);
  });
});
