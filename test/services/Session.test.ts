import { Effect, Exit } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Session } from "#src/services/Session.ts";
import { sessionWorld } from "./sessionWorld.ts";

/** Shrinking a failure may take minutes: with its seed and without `endOnFailure`, fast-check finds a smaller one. */
const options = { numRuns: 50, endOnFailure: true };

const still = { pause: () => Promise.resolve(), hasLocks: true };

/** Actions in three tabs, in the order that the scheduler picks. */
const acts = fc.array(
  fc.record({
    tab: fc.nat(2),
    kind: fc.constantFrom(...(["call", "call", "call", "expire", "sign-out"] as const)),
  }),
  { minLength: 2, maxLength: 16 },
);

const play = async (
  scheduler: fc.Scheduler,
  script: ReadonlyArray<{ readonly tab: number; readonly kind: "call" | "expire" | "sign-out" }>,
  hasLocks: boolean,
) => {
  const world = sessionWorld({
    hasLocks,
    pause: (step) => scheduler.schedule(Promise.resolve(), step),
  });
  const tabs = [world.tab(), world.tab(), world.tab()];
  let expiries = 0;
  let signedOut = false;
  const calls: Array<{ readonly succeeded: boolean; readonly mustSucceed: boolean }> = [];

  const act = async ({ tab: index, kind }: (typeof script)[number]) => {
    await scheduler.schedule(Promise.resolve(), kind);
    if (kind === "expire") {
      expiries += 1;
      world.expire();
      return;
    }
    if (kind === "sign-out") {
      signedOut = true;
      await tabs[index]?.signOut();
      return;
    }
    const before = expiries;
    const succeeded = (await tabs[index]?.call()) ?? false;
    calls.push({ succeeded, mustSucceed: before === expiries && !signedOut });
  };

  await scheduler.waitFor(
    world
      .tab()
      .signIn()
      .then(() => undefined),
  );
  await scheduler.waitFor(Promise.all(script.map(act)));
  await Promise.all(tabs.map(({ close }) => close()));
  return { world, calls, signedOut };
};

describe("any interleaving of calls, expiries and sign-outs in three tabs", () => {
  it("sends each refresh token at most once, loses no retry, and restores no cleared session", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (scheduler, script) => {
        const { world, calls, signedOut } = await play(scheduler, script, true);
        expect(new Set(world.spent).size).toBe(world.spent.length);
        expect(calls.filter(({ succeeded, mustSucceed }) => mustSucceed && !succeeded)).toEqual([]);
        expect(world.isSignedIn()).toBe(!signedOut);
      }),
      options,
    );
  });

  it("loses no session without Web Locks, if the provider accepts a rotated token again", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (scheduler, script) => {
        const { world, calls, signedOut } = await play(scheduler, script, false);
        expect(calls.filter(({ succeeded, mustSucceed }) => mustSucceed && !succeeded)).toEqual([]);
        expect(world.isSignedIn()).toBe(!signedOut);
      }),
      options,
    );
  });
});

describe("a session", () => {
  it("ends when its refresh is refused, and keeps its subject", async () => {
    const world = sessionWorld(still);
    const tab = world.tab();
    await tab.signIn();
    world.expire();
    world.refuse();
    expect(await Promise.all([tab.call(), tab.call(), tab.call()])).toEqual([false, false, false]);
    expect(world.spent).toHaveLength(1);
    expect(world.record()).toMatchObject({ tokens: null, subject: "ada" });
  });

  it("that has worked is refreshed after a 403, in case that is how the API answers an expired token", async () => {
    const world = sessionWorld(still);
    const tab = world.tab();
    await tab.signIn();
    world.refuseBy403();
    expect(await tab.call()).toBe(true);
    world.expire();
    expect(await Promise.all([tab.call(), tab.call()])).toEqual([true, true]);
    expect(world.spent).toHaveLength(1);
    world.forbid();
    expect(await tab.call()).toBe(false);
    expect(await tab.call()).toBe(false);
    expect(world.spent).toHaveLength(2);
    expect(world.isSignedIn()).toBe(true);
  });

  it("that has never worked is not refreshed after a 403", async () => {
    const world = sessionWorld(still);
    const tab = world.tab();
    await tab.signIn();
    world.forbid();
    expect(await tab.call()).toBe(false);
    expect(world.spent).toEqual([]);
  });

  it("loses its subject with a sign-out", async () => {
    const world = sessionWorld(still);
    const tab = world.tab();
    await tab.signIn();
    await tab.signOut();
    expect(world.record()).toMatchObject({ tokens: null, subject: null, idToken: null });
  });

  it("of another person is not used by a page of the first person", async () => {
    const world = sessionWorld(still);
    const [mine, theirs] = [world.tab(), world.tab()];
    await mine.signIn("ada");
    expect(await mine.call()).toBe(true);
    await theirs.signIn("eve");
    expect(await mine.call()).toBe(false);
    expect(await theirs.call()).toBe(true);
    expect(world.record().subject).toBe("eve");
  });

  it.each([
    ["signed-out", "sign-out"],
    ["ended", "refusal"],
    ["replaced", "sign-in of another person"],
  ] as const)("of this page is reported as %s after another tab’s %s", async (end, cause) => {
    const world = sessionWorld(still);
    const [mine, other] = [world.tab(), world.tab()];
    await mine.signIn("ada");
    const ended = new Promise((onEnd) => {
      void mine.run(Effect.scoped(Effect.flatMap(Session, ({ follow }) => follow(onEnd))));
    });
    await other.call();
    if (cause === "sign-out") await other.signOut();
    if (cause === "sign-in of another person") await other.signIn("eve");
    if (cause === "refusal") {
      world.expire();
      world.refuse();
      await other.call();
    }
    expect(await ended).toBe(end);
  });

  it("that another tab begins is reported to a page that has served nobody", async () => {
    const world = sessionWorld(still);
    const [waiting, other] = [world.tab(), world.tab()];
    const begun = new Promise((onTurn) => {
      void waiting.run(Effect.scoped(Effect.flatMap(Session, ({ follow }) => follow(onTurn))));
    });
    await other.signIn();
    expect(await begun).toBe("begun");
  });

  it("is ended elsewhere for every page but the one whose refresh was refused", async () => {
    const world = sessionWorld(still);
    const tabs = [world.tab(), world.tab(), world.tab()];
    await tabs[0]?.signIn();
    await tabs[1]?.call();
    world.expire();
    world.refuse();
    await tabs[0]?.call();
    const isEndedElsewhere = Effect.flatMap(Session, (session) => session.isEndedElsewhere);
    // The last tab has served nobody.
    expect(await Promise.all(tabs.map(({ run }) => run(isEndedElsewhere)))).toEqual(
      [false, true, false].map(Exit.succeed),
    );
  });
});
