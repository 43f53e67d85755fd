/** A period without users: when it counts as one, and what is requested then. */
import { describe, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { chooseAtom } from "#src/features/metrics/question/choice.ts";
import { isoDay } from "#src/domain/calendarDay.ts";
import { isEmptyPeriodAtom, nearestPeriodWithUsersAtom } from "#src/features/metrics/answers/emptyPeriod.ts";
import { openStatistics } from "../metricsPage.ts";
import { answers, sessionAnswer, type WorldOptions } from "../metricsWorld.ts";

const emptyAnswers = {
  ...answers,
  session: sessionAnswer(0),
  topic: { topics: [{ topic: "sleep", count: 0 }] },
  sociodemographic: { ...(answers["sociodemographic"] as object), educationLevels: [] },
};

const open = async (options: WorldOptions = {}) => {
  const world = await openStatistics(options);
  world.mount(isEmptyPeriodAtom);
  world.mount(nearestPeriodWithUsersAtom);
  return world;
};

/** Of a period without users, whose search for some has begun. */
const openEmpty = async (search: WorldOptions["search"] = { period: "LAST_MONTH" }) => {
  const world = await open({ search });
  await world.answerAll(emptyAnswers);
  await expect.poll(() => world.calls.length).toBe(4);
  return world;
};
const isFound = (found: unknown) => found !== undefined;

describe("the sentence that nobody is in the period", () => {
  it("is shown when all blocks are empty, and all time is requested once", async () => {
    const { store, calls, answerAll, latest, until } = await open({ search: { period: "LAST_MONTH" } });
    expect(store.get(isEmptyPeriodAtom)).toBe(false);
    await answerAll(emptyAnswers);
    expect(store.get(isEmptyPeriodAtom)).toBe(true);
    await expect.poll(() => calls.length).toBe(4);
    expect(store.get(nearestPeriodWithUsersAtom)).toBeUndefined();
    expect(calls[3]).toMatchObject({ metric: "session", days: "1970-01-01 to 2026-03-30" });
    latest("session")?.answer(sessionAnswer(60));
    // March is the only later month until today.
    expect(await until(nearestPeriodWithUsersAtom, isFound)).toMatchObject({
      registered: 60,
    });
    expect(calls).toHaveLength(4);
  });

  /** Answers what is requested after the blocks, for users who registered on a day. */
  const search = async ({ store, calls }: Awaited<ReturnType<typeof open>>, registeredOn: string) => {
    for (let next = 3; ; next += 1) {
      await expect
        .poll(() => calls.length > next || store.get(nearestPeriodWithUsersAtom) !== undefined)
        .toBe(true);
      const call = calls[next];
      if (call === undefined) return store.get(nearestPeriodWithUsersAtom);
      const [, last = ""] = call.days.split(" to ");
      call.answer(sessionAnswer(last >= registeredOn ? 9 : 0));
    }
  };

  it.each([
    ["2025-02-28", "2025-02-01", "2025-02-28"],
    ["2025-10-12", "2025-10-01", "2025-10-31"],
    ["2026-03-30", "2026-03-01", "2026-03-31"],
  ])("offers the nearest month with users who registered on %s", async (registeredOn, first, last) => {
    const world = await open({ search: { from: "2025-01-01", to: "2025-01-31" } });
    await world.answerAll(emptyAnswers);
    const { registered, nearest } = (await search(world, registeredOn)) ?? {};
    expect(registered).toBe(9);
    expect([nearest?.startDate, nearest?.endDate].map((at) => at && isoDay(at))).toEqual([first, last]);
    // Fourteen months are searched by halves.
    expect(world.calls.length).toBeLessThanOrEqual(3 + 1 + 4);
  });

  it("offers neither days that are fewer than may be shown nor those before, which have nobody", async () => {
    const world = await open({ search: { from: "2026-03-12", to: "2026-03-18" }, minimumGroupSize: 5 });
    await world.answerAll(emptyAnswers);
    expect(await search(world, "2026-03-28")).toMatchObject({ registered: 9, nearest: undefined });
  });

  it.each([
    ["all time alone if the search fails", 60, 5],
    ["nothing if nobody ever registered, without a search", 0, 4],
  ])("offers %s", async (_what, registered, requests) => {
    const { calls, until } = await openEmpty({ from: "2025-01-01", to: "2025-01-31" });
    calls[3]?.answer(sessionAnswer(registered));
    await expect.poll(() => calls.length).toBe(requests);
    calls[4]?.answer({}, 500);
    const found = await until(nearestPeriodWithUsersAtom, isFound);
    expect(found).toMatchObject({ registered, nearest: undefined });
    expect(calls).toHaveLength(requests);
  });

  it.each([
    ["a block has users", { ...emptyAnswers, topic: answers["topic"] }],
    ["a count is withheld", { ...emptyAnswers, session: sessionAnswer(3) }],
    ["some users are active although none are registered", { ...emptyAnswers, session: sessionAnswer(0, 7) }],
  ])("is not shown if %s", async (_reason, bodies) => {
    const { store, calls, answerAll } = await open({ search: { period: "LAST_MONTH" }, minimumGroupSize: 5 });
    await answerAll(bodies);
    expect(store.get(isEmptyPeriodAtom)).toBe(false);
    expect(calls).toHaveLength(3);
  });

  it("is not shown for another period before its own answers have arrived", async () => {
    const { store, calls, answerAll } = await openEmpty();
    store.set(chooseAtom, { period: "ALL_TIME" });
    expect(store.get(isEmptyPeriodAtom)).toBe(false);
    await expect.poll(() => calls.length).toBe(7);
    await answerAll(emptyAnswers);
    expect([store.get(isEmptyPeriodAtom), store.get(nearestPeriodWithUsersAtom)]).toEqual([
      true,
      { registered: 0 },
    ]);
    expect(calls).toHaveLength(7);
  });

  it("never offers the users of another app while its own search is pending", async () => {
    const { store, calls, answerAll, latest, until } = await openEmpty();
    latest("session")?.answer(sessionAnswer(60));
    await until(nearestPeriodWithUsersAtom, isFound);
    store.set(chooseAtom, { app: AppId.make("zen") });
    expect(store.get(nearestPeriodWithUsersAtom)).toBeUndefined();
    await expect.poll(() => calls.length).toBe(7);
    await answerAll(emptyAnswers);
    await expect.poll(() => calls.length).toBe(8);
    expect([store.get(isEmptyPeriodAtom), store.get(nearestPeriodWithUsersAtom)]).toEqual([true, undefined]);
    latest("session")?.answer(sessionAnswer(70));
    expect(await until(nearestPeriodWithUsersAtom, isFound)).toMatchObject({
      registered: 70,
    });
  });
});
