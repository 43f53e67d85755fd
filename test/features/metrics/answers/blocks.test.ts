/** From a choice to a chart: each block loads, fails and reloads independently. */
import { describe, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import {
  blocks,
  engagementAtom,
  conflictPlacesAtom,
  sessionBlock,
  shownAtom,
  topicsOfActiveUsers,
} from "#src/features/metrics/answers/blocks.ts";
import { provenanceOf } from "#src/features/metrics/export/provenance.ts";
import { chooseAtom } from "#src/features/metrics/question/choice.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { asked, chart, charts, openStatistics, threeOf } from "../metricsPage.ts";
import { answers, sessionAnswer } from "../metricsWorld.ts";

const ageChart = chart("chart-age");

describe("the blocks", () => {
  it.each([
    [{ app: AppId.make("zen") }, threeOf("zen", "1970-01-01 to 2026-03-30")],
    [{ period: "LAST_7_DAYS" }, threeOf("apple", "2026-03-24 to 2026-03-30")],
  ] as const)(
    "all reload when %j is chosen, and keep their answers while they load",
    async (change, expected) => {
      const { store, calls, answerAll, registered } = await openStatistics();
      await answerAll();
      store.set(chooseAtom, change);
      await expect.poll(() => calls.length).toBe(6);
      expect(asked(calls.slice(3))).toEqual(expected);
      expect(registered()).toBe(100);
      expect(blocks.map(({ loadingAtom }) => store.get(loadingAtom))).toEqual([true, true, true]);
    },
  );

  it("reload once at midnight, with the day that begins", async () => {
    const { calls, answerAll, beginDay } = await openStatistics();
    await answerAll();
    beginDay("2026-03-31");
    await expect.poll(() => calls.length).toBeGreaterThan(3);
    await answerAll();
    expect(asked(calls.slice(3))).toEqual(threeOf("apple", "1970-01-01 to 2026-03-31"));
  });

  it("do not reload when the list of apps reloads, which stays the same object, or a chart is requested", async () => {
    const { store, calls, answerAll, show, here, until } = await openStatistics();
    await answerAll();
    show({ ...here(), hash: "chart-age" });
    const before = store.get(appsAtom).data;
    store.set(appsAtom);
    await until(appsAtom, ({ isLoading }) => isLoading);
    await until(appsAtom, ({ isLoading }) => !isLoading);
    expect(store.get(appsAtom).data).toBe(before);
    expect(calls).toHaveLength(3);
  });

  it("reload one by one: nothing is drawn again before the answer, no engagement is asked for, and the oldest answer gives the time, also after one that failed", async () => {
    const { store, calls, engagementCalls, answerAll, until } = await openStatistics();
    const shownTime = () => Number(store.get(shownAtom).answeredAt?.epochMillis);
    await answerAll();
    await expect.poll(() => engagementCalls.length).toBe(1);
    const data = store.get(ageChart.dataAtom);
    await expect.poll(() => Date.now()).toBeGreaterThan(shownTime());
    store.set(sessionBlock.loadingAtom);
    await expect.poll(() => calls.length).toBe(4);
    const sent = Date.now();
    await expect.poll(() => Date.now()).toBeGreaterThan(sent);
    expect(store.get(ageChart.dataAtom)).toBe(data);
    await answerAll();
    const time = shownTime();
    expect(time).toBeLessThan(sent);
    expect(store.get(sessionBlock.answerAtom)?.answeredAt.epochMillis).toBeGreaterThan(sent);
    store.set(sessionBlock.loadingAtom);
    await expect.poll(() => calls.length).toBe(5);
    calls[4]?.answer({}, 500);
    await until(sessionBlock.answerAtom, (answer) => answer === null);
    expect(shownTime()).toBe(time);
    expect(engagementCalls).toHaveLength(1);
  });
});

it("figures that do not add up are named without counts where small groups are withheld", async () => {
  const { store, answerAll } = await openStatistics({ minimumGroupSize: 5 });
  await answerAll({ ...answers, session: { ...sessionAnswer(100, 40), totalActiveUsers: 41 } });
  expect(store.get(conflictPlacesAtom)).toEqual(["totalActiveUsers"]);
});

it.each([
  [500, 0],
  [401, 1],
])(
  "engagement fails without an effect on the page: after a %i, %i failures are reported",
  async (status, reported) => {
    const { store, engagementCalls, answerAll, failures, until } = await openStatistics();
    await answerAll();
    await expect.poll(() => engagementCalls.length).toBe(1);
    engagementCalls[0]?.answer({}, status);
    await until(engagementAtom, ({ isLoading }) => !isLoading);
    expect(charts.filter(({ dataAtom }) => !store.get(dataAtom))).toEqual([]);
    expect(failures).toHaveLength(reported);
  },
);

describe("a chart", () => {
  it("of answers hides groups below the configured size", async () => {
    const { store, answerAll } = await openStatistics({ minimumGroupSize: 5 });
    await answerAll();
    const data = store.get(chart("chart-education").dataAtom);
    expect(data && pointsOf(data).every(({ count }) => !isKnown(count) || count === 0)).toBe(true);
  });

  it("of topics takes its base from the active users of the same question alone", async () => {
    const { store, calls, answerAll, latest } = await openStatistics();
    const base = () => store.get(topicsOfActiveUsers.answerAtom)?.metric.activeUsers;
    await answerAll();
    expect(base()).toBe(40);
    store.set(chooseAtom, { period: "LAST_7_DAYS" });
    await expect.poll(() => calls.length).toBe(6);
    latest("topic")?.answer(answers["topic"]);
    await expect.poll(base).toBe("missing");
  });

  it.each([
    ["enabled", "Apple"],
    ["disabled", "Apple (disabled)"],
  ] as const)(
    "names the app (%s: %s), period and zone of its numbers, even if another app has been chosen",
    async (status, app) => {
      const { store, answerAll } = await openStatistics({ status, search: { period: "LAST_7_DAYS" } });
      await answerAll();
      store.set(chooseAtom, { app: AppId.make("zen"), period: "LAST_YEAR" });
      expect(store.get(shownAtom).period.choice).toBe("LAST_7_DAYS");
      const answer = store.get(sessionBlock.answerAtom);
      expect(provenanceOf(store.get, sessionBlock)?.lines).toEqual([
        ["App", app],
        ["Period", "24\u2009–\u200930 Mar 2026"],
        ["Time zone", "UTC"],
        ["Created", answer && store.get(i18nAtom).date(answer.answeredAt.epochMillis, "moment")],
      ]);
    },
  );

  it("dates the beginning of all time in 1970, west of Greenwich too", async () => {
    const { store, answerAll } = await openStatistics({
      search: { period: "ALL_TIME", zone: "America/New_York" },
    });
    await answerAll();
    const columns = provenanceOf(store.get, sessionBlock)?.columns;
    expect(columns?.join()).toMatch(/From,1970-01-01,.*,Time zone,America\/New_York,/u);
  });

  it("explains the signs of what is compared, but not beside a trend, which has a legend", async () => {
    const { store, answerAll } = await openStatistics({
      search: { period: "LAST_7_DAYS", compare: "previous" },
    });
    await answerAll();
    const said = (hasLegend: boolean) => provenanceOf(store.get, sessionBlock, hasLegend)?.lines[2]?.join();
    expect(said(false)).toMatch(/^Compared with,17.+\|\u2060\u00A0before/u);
    expect(said(true)).toMatch(/^Compared with,17[^|]+$/u);
    const columns = provenanceOf(store.get, sessionBlock)?.columns;
    expect(columns?.slice(3, 5).join()).toMatch(
      /^CompareFrom,2026-03-17,CompareTo,2026-03-23T\d\d:\d\d:00\.000\+00:00$/u,
    );
  });
});
