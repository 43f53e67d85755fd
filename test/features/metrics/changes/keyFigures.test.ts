/** The key figures, from the answers on the page to their words. */
import { expect, it } from "vitest";
import { sessionBlock } from "#src/features/metrics/answers/blocks.ts";
import { figureText, keyFiguresAtom } from "#src/features/metrics/changes/keyFigures.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { openStatistics } from "../metricsPage.ts";
import { sessionAnswer, type WorldOptions } from "../metricsWorld.ts";

const open = async (options: WorldOptions) => {
  const world = await openStatistics(options);
  world.mount(keyFiguresAtom);
  return {
    ...world,
    figures: () =>
      world.store.get(keyFiguresAtom).map((figure) => figureText(world.store.get(i18nAtom), figure)),
  };
};

/** With a second answer, which the first one is compared with. */
const compared = async (options: WorldOptions, before: object) => {
  const { calls, latest, answerAll, until, figures } = await open(options);
  await answerAll();
  await expect.poll(() => calls.length).toBe(6);
  latest("session")?.answer(before);
  await until(sessionBlock.comparedAtom, (previous) => previous !== undefined);
  return figures();
};

const week = { period: "LAST_7_DAYS", compare: "previous" };

it("registered users are said with how many are new, the others with their change", async () => {
  expect(await compared({ search: week }, sessionAnswer(90, 50))).toEqual([
    "Registered users: 100, 10 new since 23 Mar",
    "Active users: 40, 10 fewer (−20.0%)",
    "Active share: 40% · 60 inactive, 15.6 percentage points lower",
  ]);
  const [sinceLastYear] = await compared({ search: { ...week, compare: "year" } }, sessionAnswer(90, 50));
  expect(sinceLastYear).toBe("Registered users: 100, 10 new since 30 Mar 2025");
  const october = { from: "2025-10-01", to: "2025-10-31", compare: "previous" };
  expect((await compared({ search: october }, sessionAnswer(100, 0)))[0]).toBe(
    "Registered users: 100, none new in the period",
  );
});

it("withheld counts have no change", async () => {
  expect(await compared({ search: week, minimumGroupSize: 5 }, sessionAnswer(90, 3))).toEqual([
    "Registered users: 100, –",
    "Active users: 40, –",
    "Active share: 40% · 60 inactive, –",
  ]);
});

it("for all time, they are about the last whole week as soon as it and the one before are known", async () => {
  const { calls, engagementCalls, answerAll, figures } = await open({ search: { period: "ALL_TIME" } });
  await answerAll();
  await expect.poll(() => engagementCalls.length).toBe(1);
  engagementCalls[0]?.answer({});
  const ever = "Active at least once: 40 · 40% of registered";
  const bodies = [sessionAnswer(200, 10), sessionAnswer(180, 60), sessionAnswer(150, 40)];
  for (const [index, body] of bodies.entries()) {
    await expect.poll(() => calls.length).toBeGreaterThan(3 + index);
    expect(figures()).toEqual(["Registered users: 100", "Active users: ", ever]);
    calls[3 + index]?.answer(body);
  }
  await expect.poll(() => figures()[1]).not.toBe("Active users: ");
  const [registered, active, third] = figures();
  expect(registered).toMatch(/^Registered users: 100, 30 new in 2\d.* Mar 2026$/);
  expect(active).toMatch(/^Active in 2\d.* Mar 2026: 60 · 33% of registered, 20 more \(\+50\.0%\)$/);
  expect(third).toBe(ever);
});
