import { Deferred, Effect, Exit, Option } from "effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Session } from "#src/services/Session.ts";
import { newProofKey } from "#src/services/sign-in/dpopProof.ts";
import { sessionWorld } from "./sessionWorld.ts";

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

it.each([
  ["sends each refresh token at most once, loses no retry, and restores no cleared session", true, 100],
  ["loses no session without Web Locks, if the provider accepts a rotated token again", false, 60],
])("any interleaving of calls, expiries and sign-outs in three tabs %s", async (_what, hasLocks, numRuns) => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), acts, async (scheduler, script) => {
      const { world, calls, signedOut } = await play(scheduler, script, hasLocks);
      expect(hasLocks && new Set(world.spent).size < world.spent.length).toBe(false);
      expect(calls.filter(({ succeeded, mustSucceed }) => mustSucceed && !succeeded)).toEqual([]);
      expect(world.isSignedIn()).toBe(!signedOut);
    }),
    // Shrinking a failure may take minutes: with its seed and without this, fast-check finds a smaller one.
    { numRuns, endOnFailure: true },
  );
});

/** A tab in which a person has signed in. */
const signedIn = async (options: Parameters<typeof sessionWorld>[0] = {}) => {
  const world = sessionWorld(options);
  const tab = world.tab();
  await tab.signIn();
  return { world, tab };
};

type Tab = ReturnType<ReturnType<typeof sessionWorld>["tab"]>;
const signsIn = ({ signIn }: Tab) => signIn();
const signsOut = ({ signOut }: Tab) => signOut();
const calls = ({ call }: Tab) => call();

describe("a call with an expired token", () => {
  it.each<[how: string, at: string, act: (other: Tab) => Promise<unknown>, outcome: Array<unknown>]>([
    ["uses the new tokens of another tab", "call", calls, [true, "access-2", ["refresh-1"]]],
    ["after another tab’s sign-out refreshes nothing", "call", signsOut, [false, undefined, []]],
    ["leaves a sign-in during its refresh", "token answer", signsIn, [true, "access-3", ["refresh-1"]]],
    ["restores no session after a sign-out", "token answer", signsOut, [false, undefined, ["refresh-1"]]],
    ["ends no newer session when refused", "refused", signsIn, [false, "access-2", ["refresh-1"]]],
    ["stays signed out when refused", "refused", signsOut, [false, undefined, ["refresh-1"]]],
  ])("%s", async (_how, at, act, outcome) => {
    let isNext = true;
    const world = sessionWorld({
      pause: async (step) => {
        if (!isNext || step !== (at === "refused" ? "token request" : at)) return;
        isNext = false;
        if (at === "refused") world.now.isRefreshing = false;
        await act(other);
      },
    });
    const [mine, other] = [world.tab(), world.tab()];
    await mine.signIn();
    world.expire();
    const isAnswered = await mine.call();
    expect([isAnswered, world.record().tokens?.access_token, world.spent]).toEqual(outcome);
  });

  it("loses no new tokens when it is interrupted", async () => {
    const asked = Effect.runSync(Deferred.make<void>());
    const world = sessionWorld({
      pause: async (step) => {
        if (step !== "token answer") return;
        await Effect.runPromise(Deferred.succeed(asked, undefined));
        await interrupted;
      },
    });
    const { signIn, run, request } = world.tab();
    await signIn();
    world.expire();
    const interrupted = run(Effect.raceFirst(request, Deferred.await(asked)));
    await interrupted;
    await expect.poll(() => world.record().tokens?.refresh_token).toBe("refresh-2");
  });

  it("ends a session without a refresh token, and requests none", async () => {
    const world = sessionWorld();
    const tab = world.tab();
    await tab.adopt({ tokens: { access_token: "old", token_type: "Bearer" }, subject: "ada", idToken: "id" });
    expect(await tab.call()).toBe(false);
    expect(world.spent).toEqual([]);
    expect(world.record()).toMatchObject({ tokens: null, subject: "ada", idToken: null });
  });
});

it.each([400, 403, 404, 409, 422, 429, 500, 503])(
  "a call that is answered %d refreshes nothing",
  async (status) => {
    const { world, tab } = await signedIn();
    world.now.status = status;
    expect(await tab.call()).toBe(false);
    expect([world.spent, world.isSignedIn()]).toEqual([[], true]);
  },
);

it("a refresh replaces what its answer contains, and keeps the rest", async () => {
  const used = { access_token: "old", token_type: "Bearer", refresh_token: "refresh-0" };
  const plain = { tokens: used, subject: "ada", idToken: null };
  const tokens = { ...used, proofKey: await newProofKey() };
  const proven = { ...plain, tokens, idToken: "id", scope: "openid email" };
  const answer = { access_token: "new", token_type: "bearer" };
  const rotated = { ...answer, refresh_token: "refresh-9" };
  const others = { id_token: "id-9", scope: "openid" };
  for (const [before, answered, after] of [
    [plain, answer, { ...plain, tokens: { ...used, ...answer } }],
    [proven, answer, { ...proven, tokens: { ...tokens, ...answer } }],
    [
      proven,
      { ...rotated, ...others },
      { ...proven, idToken: "id-9", scope: "openid", tokens: { ...tokens, ...rotated } },
    ],
  ] as const) {
    const world = sessionWorld({ answer: answered });
    const tab = world.tab();
    await tab.adopt(before);
    await tab.call();
    expect(world.record()).toStrictEqual({ ...after, generation: 2 });
  }
});

describe("a session", () => {
  it("that has worked is refreshed after a 403, in case that is how the API answers an expired token", async () => {
    const { world, tab } = await signedIn();
    world.now.refusal = 403;
    expect(await tab.call()).toBe(true);
    world.expire();
    expect(await Promise.all([tab.call(), tab.call()])).toEqual([true, true]);
    expect(world.spent).toHaveLength(1);
    world.now.status = 403;
    expect(await tab.call()).toBe(false);
    expect(await tab.call()).toBe(false);
    expect(world.spent).toHaveLength(2);
    expect(world.isSignedIn()).toBe(true);
  });

  it("loses its subject with a sign-out, which returns the former record", async () => {
    const { world, tab } = await signedIn();
    const before = world.record();
    expect(await tab.signOut()).toEqual(Exit.succeed(before));
    expect(world.record()).toEqual({ generation: 2, tokens: null, subject: null, idToken: null });
    expect(await tab.call()).toBe(false);
  });

  it("of another person is not used by a page of the first person", async () => {
    const { world, tab: mine } = await signedIn();
    const theirs = world.tab();
    expect(await mine.call()).toBe(true);
    await theirs.signIn("eve");
    expect(await mine.call()).toBe(false);
    expect(await theirs.call()).toBe(true);
    expect(world.record().subject).toBe("eve");
  });

  it("of another person is not used by a page that shows what the early script has read of the first", async () => {
    const { world } = await signedIn();
    const page = world.tab("ada");
    const turns = page.turns();
    await world.tab().signIn("eve");
    expect(await page.call()).toBe(false);
    expect(turns).toEqual(["replaced"]);
  });

  it.each([
    ["signed-out", "sign-out"],
    ["ended", "refusal"],
    ["replaced", "sign-in of another person"],
  ] as const)("of this page is reported as %s after another tab’s %s", async (end, cause) => {
    const { world, tab: mine } = await signedIn();
    const other = world.tab();
    const turns = mine.turns();
    // A refresh ends nothing.
    world.expire();
    await other.call();
    if (cause === "sign-out") await other.signOut();
    if (cause === "sign-in of another person") await other.signIn("eve");
    if (cause === "refusal") {
      world.expire();
      world.now.isRefreshing = false;
      await other.call();
    }
    await expect.poll(() => turns).toEqual([end]);
  });

  it("that the browser has removed has ended, since nobody has signed out", async () => {
    const { world, tab } = await signedIn();
    world.removeRecord();
    expect(await tab.call()).toBe(false);
    const end = await tab.run(Effect.flatMap(Session, (session) => session.end));
    expect(end).toEqual(Exit.succeed(Option.some("ended")));
  });

  it("that another tab begins is reported to a page that has served nobody", async () => {
    const world = sessionWorld();
    const [waiting, other] = [world.tab(), world.tab()];
    const turns = waiting.turns();
    const reported = async () => {
      // Its reading of the record is later than that of a signal before.
      await waiting.run(Effect.flatMap(Session, ({ record }) => record));
      return turns;
    };
    await other.signOut();
    expect(await reported()).toEqual([]);
    await other.signIn();
    expect(await reported()).toEqual(["begun"]);
  });

  it.each([
    ["sign-out ends", true, ["signed-out"]],
    ["refused refresh leaves", false, []],
  ])(
    "that each tab has for itself, since storage is denied: another tab’s %s this one",
    async (_end, isSignOut, expected) => {
      const world = sessionWorld();
      world.now.isStoring = false;
      const [mine, other] = [world.tab(), world.tab()];
      await mine.signIn();
      await other.signIn();
      const turns = mine.turns();
      world.expire("access-2");
      world.now.isRefreshing = false;
      if (isSignOut) await other.signOut();
      expect(await other.call()).toBe(false);
      expect(await mine.call()).toBe(!isSignOut);
      expect(turns).toEqual(expected);
      expect(await mine.run(Effect.flatMap(Session, ({ isShared }) => isShared))).toEqual(
        Exit.succeed(false),
      );
    },
  );

  it("that a tab has written or read stays when storage is denied later", async () => {
    const { world, tab: mine } = await signedIn();
    const other = world.tab();
    expect(await other.call()).toBe(true);
    world.now.isStoring = false;
    expect(await Promise.all([mine.call(), other.call()])).toEqual([true, true]);
  });

  it("ends when its refresh is refused, keeps its subject, and is ended elsewhere for every other page", async () => {
    const { world, tab } = await signedIn();
    const [other, last] = [world.tab(), world.tab()];
    await other.call();
    world.expire();
    world.now.isRefreshing = false;
    expect(await Promise.all([tab.call(), tab.call(), tab.call()])).toEqual([false, false, false]);
    expect(world.spent).toHaveLength(1);
    expect(world.record()).toMatchObject({ tokens: null, subject: "ada" });
    const isEndedElsewhere = Effect.flatMap(Session, (session) => session.isEndedElsewhere);
    // The last tab has served nobody.
    const all = [tab, other, last].map(({ run }) => run(isEndedElsewhere));
    expect(await Promise.all(all)).toEqual([false, true, false].map(Exit.succeed));
    const ends = [tab, other, last].map(({ run }) => run(Effect.flatMap(Session, ({ end }) => end)));
    const ended = Option.some("ended");
    expect(await Promise.all(ends)).toEqual([ended, ended, Option.none()].map(Exit.succeed));
  });
});
