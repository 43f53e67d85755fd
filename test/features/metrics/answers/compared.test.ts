/** The earlier period that a block is compared with, requested after the block itself. */
import { describe, expect, it } from "vitest";
import { pointsOf } from "#src/domain/metrics/chartData.ts";
import { sessionBlock } from "#src/features/metrics/answers/blocks.ts";
import { chooseAtom } from "#src/features/metrics/question/choice.ts";
import { asked, chart, openStatistics, threeOf } from "../metricsPage.ts";
import { sessionAnswer } from "../metricsWorld.ts";

const ageChart = chart("chart-age");

describe("what is compared", () => {
  const compared = { search: { period: "LAST_7_DAYS", compare: "previous" } };
  const comparedOf = (data: unknown) =>
    pointsOf(data as Parameters<typeof pointsOf>[0]).map(({ compared }) => compared);

  /** Whose blocks are answered, and what they are compared with is requested. */
  const openCompared = async () => {
    const world = await openStatistics(compared);
    expect(world.calls).toHaveLength(3);
    await world.answerAll();
    await expect.poll(() => world.calls.length).toBe(6);
    return world;
  };

  it("is requested after the block itself, and its counts are shown beside the block's", async () => {
    const { store, calls, latest, until } = await openCompared();
    expect(asked(calls.slice(3))).toEqual(threeOf("apple", "2026-03-17 to 2026-03-23"));
    expect(new Set(comparedOf(store.get(ageChart.dataAtom)))).toEqual(new Set(["pending"]));
    latest("session")?.answer(sessionAnswer(60));
    await until(sessionBlock.comparedAtom, (compared) => compared !== undefined);
    expect(comparedOf(store.get(ageChart.dataAtom))).toEqual([0, 60, 0, 0, 0, 0]);
  });

  it("stays beside the old counts while another period loads, and goes with them", async () => {
    const { store, calls, latest, until } = await openCompared();
    latest("session")?.answer(sessionAnswer(60));
    await until(sessionBlock.comparedAtom, (compared) => compared !== undefined);
    store.set(chooseAtom, { period: "LAST_30_DAYS" });
    await expect.poll(() => calls.length).toBe(9);
    expect(store.get(sessionBlock.comparedAtom)).toBeDefined();
    latest("session")?.answer(sessionAnswer(70));
    await until(sessionBlock.answerAtom, (answer) => answer?.metric.totals.registered === 70);
    expect(store.get(sessionBlock.comparedAtom)).toBeUndefined();
  });

  it("is none of another period before its block, and requested after that also when a period is chosen again", async () => {
    const { store, calls } = await openCompared();
    store.set(chooseAtom, { period: "LAST_30_DAYS" });
    expect(store.get(sessionBlock.comparedPeriodAtom)).toBeNull();
    await expect.poll(() => calls.length).toBe(9);
    store.set(chooseAtom, { period: "LAST_7_DAYS" });
    await expect.poll(() => calls.length).toBeGreaterThan(9);
    expect(asked(calls.slice(9))).toEqual(threeOf("apple", "2026-03-24 to 2026-03-30"));
  });

  it("is not shown as what is compared instead", async () => {
    const { store, latest, until } = await openCompared();
    latest("session")?.answer(sessionAnswer(60));
    await until(sessionBlock.comparedAtom, (compared) => compared !== undefined);
    store.set(chooseAtom, { comparison: "year" });
    expect(store.get(sessionBlock.comparedAtom)).toBeUndefined();
  });
});
