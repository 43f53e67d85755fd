/** A period without users: when it counts as one. */
import { describe, expect, it } from "vitest";
import { isEmptyPeriodAtom } from "#src/features/metrics/answers/emptyPeriod.ts";
import { chooseAtom } from "#src/features/metrics/question/choice.ts";
import { openStatistics } from "../metricsPage.ts";
import { answers, sessionAnswer, type WorldOptions } from "../metricsWorld.ts";

const emptyAnswers = {
  ...answers,
  session: sessionAnswer(0),
  topic: { topics: [{ topic: "sleep", count: 0 }] },
  sociodemographic: { ...(answers["sociodemographic"] as object), educationLevels: [] },
};

const open = async (options: WorldOptions = {}) => {
  const world = await openStatistics({ search: { period: "LAST_MONTH" }, ...options });
  world.mount(isEmptyPeriodAtom);
  return world;
};

describe("the sentence that nobody is in the period", () => {
  it("is shown when all blocks are empty, not for another period before its own answers", async () => {
    const { store, calls, answerAll } = await open();
    expect(store.get(isEmptyPeriodAtom)).toBe(false);
    await answerAll(emptyAnswers);
    expect(store.get(isEmptyPeriodAtom)).toBe(true);
    store.set(chooseAtom, { period: "ALL_TIME" });
    expect(store.get(isEmptyPeriodAtom)).toBe(false);
    await expect.poll(() => calls.length).toBe(6);
    await answerAll(emptyAnswers);
    expect(store.get(isEmptyPeriodAtom)).toBe(true);
    expect(calls).toHaveLength(6);
  });

  it.each([
    ["a block has users", { ...emptyAnswers, topic: answers["topic"] }],
    ["a count is withheld", { ...emptyAnswers, session: sessionAnswer(3) }],
    ["some users are active although none are registered", { ...emptyAnswers, session: sessionAnswer(0, 7) }],
  ])("is not shown if %s", async (_reason, bodies) => {
    const { store, answerAll } = await open({ minimumGroupSize: 5 });
    await answerAll(bodies);
    expect(store.get(isEmptyPeriodAtom)).toBe(false);
  });
});
