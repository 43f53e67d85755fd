/** The key figures of all time, from the answers on the page to their words. Those of other periods are in test/screens. */
import { expect, it } from "vitest";
import { figureText, keyFiguresAtom } from "#src/features/metrics/changes/keyFigures.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { openStatistics } from "../metricsPage.ts";
import { answers, sessionAnswer } from "../metricsWorld.ts";

it("for all time, they are of the running part, with the last whole one as soon as the one before is known", async () => {
  /** Registered and active users by days. */
  const parts: Readonly<Record<string, readonly [number, number]>> = {
    "1970-01-01 to 2026-03-30": [200, 190],
    "2026-03-30 to 2026-03-30": [200, 10],
    "2026-03-23 to 2026-03-29": [190, 60],
    "2026-03-09 to 2026-03-15": [130, 4],
  };
  const { store, mount, calls } = await openStatistics({
    search: { period: "ALL_TIME" },
    answering: ({ metric, days }) =>
      metric === "session" ? parts[days] && sessionAnswer(...parts[days]) : answers[metric],
  });
  mount(keyFiguresAtom);
  const figures = () =>
    store
      .get(keyFiguresAtom)
      .map((figure) => figureText(store.get(i18nAtom), figure).replaceAll("\u2009", " "));
  const before = () => calls.find(({ days }) => days === "2026-03-16 to 2026-03-22");
  await expect.poll(before).toBeDefined();
  expect(figures()).toEqual(["New users: ", "Active users: ", "Registered users: 200"]);
  before()?.answer(sessionAnswer(160, 40));
  await expect
    .poll(figures)
    .toEqual([
      "New users, 30 Mar 2026 so far: 10, 23 – 29 Mar 2026: 30, no change",
      "Active users, 30 Mar 2026 so far: 10 · 5.0% of registered, 23 – 29 Mar 2026: 60, 20 more (+50.0%)",
      "Registered users: 200, Active at least once: 95% of registered",
    ]);
});
