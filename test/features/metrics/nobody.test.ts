/** A period without users: when it counts as one, and what is requested then. */
import { describe, expect, it } from "vitest";
import {
  answeredAtAtom,
  haveAllFailedAtom,
  reloadAllAtom,
  sessionBlock,
} from "#src/features/metrics/blocks.ts";
import { chooseAtom } from "#src/features/metrics/choice/choice.ts";
import { isNobodyAtom, registeredEverAtom } from "#src/features/metrics/nobody.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { openStatistics } from "#test/support/metricsPage.ts";
import { answers, sessionAnswer, type WorldOptions } from "#test/support/metricsWorld.ts";

const nobody = {
  ...answers,
  session: sessionAnswer(0),
  topic: { topics: [{ topic: "sleep", count: 0 }] },
  sociodemographic: { ...(answers["sociodemographic"] as object), educationLevels: [] },
};

const open = async (options: WorldOptions = {}) => {
  const world = await openStatistics(options);
  world.mount(isNobodyAtom);
  world.mount(registeredEverAtom);
  return world;
};

describe("the sentence that nobody is in the period", () => {
  it("is shown when all blocks are empty, and all time is requested once", async () => {
    const { store, calls, answerAll, latest, until } = await open({ search: { period: "LAST_MONTH" } });
    expect(store.get(isNobodyAtom)).toBe(false);
    await answerAll(nobody);
    expect(store.get(isNobodyAtom)).toBe(true);
    await expect.poll(() => calls.length).toBe(4);
    expect(store.get(registeredEverAtom)).toBeUndefined();
    expect(calls[3]).toMatchObject({ metric: "session", days: "1970-01-01 to 2026-03-30" });
    latest("session")?.answer(sessionAnswer(60));
    expect(await until(registeredEverAtom, (count) => count !== undefined)).toBe(60);
    expect(calls).toHaveLength(4);
  });

  it("needs no further request if all time is chosen", async () => {
    const { store, calls, answerAll } = await open();
    await answerAll(nobody);
    expect([store.get(isNobodyAtom), store.get(registeredEverAtom)]).toEqual([true, 0]);
    expect(calls).toHaveLength(3);
  });

  it.each([
    ["a block has users", { ...nobody, topic: answers["topic"] }],
    ["a count is withheld", { ...nobody, session: sessionAnswer(3) }],
    ["some users are active although none are registered", { ...nobody, session: sessionAnswer(0, 7) }],
  ])("is not shown if %s", async (_reason, bodies) => {
    const { store, calls, answerAll } = await open({ search: { period: "LAST_MONTH" }, minimumGroupSize: 5 });
    await answerAll(bodies);
    expect(store.get(isNobodyAtom)).toBe(false);
    expect(calls).toHaveLength(3);
  });

  it("is not shown for another period before its own answers have arrived", async () => {
    const { store, calls, answerAll } = await open({ search: { period: "LAST_MONTH" } });
    await answerAll(nobody);
    await expect.poll(() => calls.length).toBe(4);
    store.set(chooseAtom, { period: "ALL_TIME" });
    expect(store.get(isNobodyAtom)).toBe(false);
    await expect.poll(() => calls.length).toBe(7);
    await answerAll(nobody);
    expect([store.get(isNobodyAtom), store.get(registeredEverAtom)]).toEqual([true, 0]);
    expect(calls).toHaveLength(7);
  });

  it("is shown without offering all time if that request fails", async () => {
    const { store, calls, answerAll, latest, failures } = await open({ search: { period: "LAST_MONTH" } });
    await answerAll(nobody);
    await expect.poll(() => calls.length).toBe(4);
    latest("session")?.answer({}, 500);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect([store.get(isNobodyAtom), store.get(registeredEverAtom), failures]).toEqual([true, undefined, []]);
  });
});

describe("blocks", () => {
  it("that have all failed are reloaded together", async () => {
    const { store, calls, latest, until } = await open();
    for (const metric of ["session", "topic", "sociodemographic"] as const) latest(metric)?.answer({}, 500);
    await until(haveAllFailedAtom, (haveFailed) => haveFailed);
    store.set(reloadAllAtom);
    await expect.poll(() => calls.length).toBe(6);
    // There is no count until the first answer.
    expect(store.get(haveAllFailedAtom)).toBe(true);
  });
});

describe("offline", () => {
  it("loaded numbers stay with their time, except those whose reload fails", async () => {
    const { store, calls, answerAll, latest, until, registered } = await open();
    expect(store.get(answeredAtAtom)).toBeUndefined();
    await answerAll();
    store.set(networkStatusAtom, { isOnline: false, at: 1 });
    expect(store.get(answeredAtAtom)).toBeDefined();
    expect(registered()).toBe(100);
    store.set(sessionBlock.queryAtom);
    await expect.poll(() => calls.length).toBe(4);
    latest("session")?.answer({}, 500);
    await until(sessionBlock.answerAtom, (answer) => answer === null);
    // The other blocks still have their answers.
    expect(store.get(answeredAtAtom)).toBeDefined();
  });
});
