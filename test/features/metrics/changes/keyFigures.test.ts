/** The key figures, from the answers on the page to their words. */
import { expect, it } from "vitest";
import { figureText, keyFiguresAtom } from "#src/features/metrics/changes/keyFigures.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { openStatistics } from "../metricsPage.ts";
import { answers, type Asked, sessionAnswer, type WorldOptions } from "../metricsWorld.ts";

/** Answers about sessions by their days; a number is registered users alone. */
const sessionsOf =
  (of: Readonly<Record<string, readonly [registered: number, active: number]>>) =>
  ({ metric, days }: Asked) =>
    metric === "session" ? of[days] && sessionAnswer(...of[days]) : answers[metric];

const open = async (options: WorldOptions) => {
  const { store, mount, calls } = await openStatistics(options);
  mount(keyFiguresAtom);
  return {
    calls,
    figures: () => store.get(keyFiguresAtom).map((figure) => figureText(store.get(i18nAtom), figure)),
    changed: () => store.get(keyFiguresAtom).map(({ note }) => note?.change?.hasChanged),
  };
};

const week = {
  "2026-03-24 to 2026-03-30": [1000, 400],
  "2026-03-23 to 2026-03-23": [900, 50],
  "2026-03-17 to 2026-03-23": [900, 300],
  "2026-03-16 to 2026-03-16": [860, 50],
} as const;

it.each(["previous", "none"])("each number has its change, compared with %s", async (compare) => {
  const { figures, changed } = await open({
    search: { period: "LAST_7_DAYS", compare },
    answering: sessionsOf(week),
  });
  await expect
    .poll(figures)
    .toEqual([
      "New users: 100, 60 more (+150.0%)",
      "Active users: 400 · 40% of registered, 100 more (+33.3%)",
      "Registered users: 1,000, 100 more (+11.1%)",
    ]);
  // What can only rise has not changed; without a comparison, all is grey.
  expect(changed()).toEqual([compare === "previous", compare === "previous", false]);
});

it("withheld counts have no change", async () => {
  const { figures } = await open({
    search: { period: "LAST_7_DAYS", compare: "previous" },
    minimumGroupSize: 5,
    answering: sessionsOf({ ...week, "2026-03-17 to 2026-03-23": [900, 3] }),
  });
  await expect
    .poll(figures)
    .toEqual(["New users: 100, –", "Active users: 400 · 40% of registered, –", "Registered users: 1,000, –"]);
});

it("for all time, they are of the running part, with the last whole one as soon as the one before is known", async () => {
  const parts = {
    "1970-01-01 to 2026-03-30": [200, 190],
    "2026-03-30 to 2026-03-30": [200, 10],
    "2026-03-23 to 2026-03-29": [190, 60],
    "2026-03-09 to 2026-03-15": [130, 4],
  } as const;
  const { calls, figures } = await open({ search: { period: "ALL_TIME" }, answering: sessionsOf(parts) });
  const before = () => calls.find(({ days }) => days === "2026-03-16 to 2026-03-22");
  await expect.poll(before).toBeDefined();
  expect(figures()).toEqual(["New users: ", "Active users: ", "Registered users: 200"]);
  before()?.answer(sessionAnswer(160, 40));
  await expect
    .poll(() => figures().map((figure) => figure.replaceAll("\u2009", " ")))
    .toEqual([
      "New users, 30 Mar 2026 so far: 10, 23 – 29 Mar 2026: 30, no change",
      "Active users, 30 Mar 2026 so far: 10 · 5.0% of registered, 23 – 29 Mar 2026: 60, 20 more (+50.0%)",
      "Registered users: 200, Active at least once: 95% of registered",
    ]);
});
