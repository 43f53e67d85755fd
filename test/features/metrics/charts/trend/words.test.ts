/** The trend in words. */
import { DateTime } from "effect";
import { describe, expect, it } from "vitest";
import { AppId } from "#schemas/apps/App.ts";
import { pointsOf, withheld } from "#src/domain/metrics/chartData.ts";
import { comparedPeriod, timePeriod, type TimePeriodId } from "#src/domain/metrics/timePeriod.ts";
import type { ShownTrend } from "#src/domain/metrics/trendCounts.ts";
import { comparedTrendPeriods, trendPeriods } from "#src/domain/metrics/trendPeriods.ts";
import { trendDrawing } from "#src/features/metrics/charts/trend/trendDrawing.ts";
import { pointText, trendPoints, trendSummary } from "#src/features/metrics/charts/trend/words.ts";
import { trendData } from "#src/features/metrics/trend/trendChart.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const english = await i18nIn("en", "UTC");

type Count = ShownTrend["current"][number];

interface Options {
  id: TimePeriodId;
  compared: ShownTrend["compared"];
  answeredAt: DateTime.Utc;
}

/** Today is 30 March 2026, and the app is old enough for this many months. */
const trend = (
  current: ReadonlyArray<Count>,
  { id = "LAST_6_MONTH", compared = null, answeredAt }: Partial<Options> = {},
) => {
  const zone = DateTime.zoneUnsafeMakeNamed("UTC");
  const period = timePeriod(id, DateTime.unsafeMake("2026-03-30"), zone);
  const periods = trendPeriods({
    period,
    zone,
    creationDate: DateTime.unsafeMake("2026-03-30"),
  });
  const shown = periods.slice(0, current.length);
  const before = comparedPeriod("previous", id, DateTime.unsafeMake("2026-03-30"), period.endDate, zone);
  const comparedPeriods = before && comparedTrendPeriods(shown, before, zone);
  return trendData(english, {
    appId: AppId.make("app"),
    period,
    periods: shown,
    intervals: [],
    parts: [],
    compared: compared && comparedPeriods,
    before: { current: null, compared: null },
    comparedPeriod: null,
    shown: { current, compared },
    state: "ended",
    hasGaps: false,
    answeredAt,
  });
};

const of = (registered: number, active: number, newUsers: Count["newUsers"] = "missing"): Count => ({
  registered,
  active,
  newUsers,
});
const all = (count: Count["active"]): Count => ({ registered: count, active: count, newUsers: count });
const gap = all("missing");
const loading = all("pending");

describe("the summary of a trend", () => {
  it.each<readonly [current: ReadonlyArray<Count>, summary: string]>([
    [[of(1734, 100), of(1800, 412), of(2000, 300)], "Most active users: October 2025 (412)"],
    [[of(20, 5), of(10, 5)], "Most active users: September 2025 (5)"],
    [[of(0, 0), of(10, 0)], "Nobody was active"],
    [[of(10, 1), gap, of(20, 2)], "2 of 3 loaded"],
    [[loading, gap, of(20, 2)], "1 of 3 loaded"],
    [[of(10, 11), of(20, 2)], "The platform’s figures contradict each other: 1 of 2"],
    [[of(10, 11), gap], "0 of 2 loaded · The platform’s figures contradict each other: 1 of 2"],
    [[all(withheld)], "All counts are withheld"],
  ])("of %j is a short sentence", (current, summary) => {
    expect(trendSummary(english, trend(current))).toBe(summary);
  });
});

describe("a sub-period", () => {
  it.each<readonly [id: TimePeriodId, name: string, tick: string]>([
    ["LAST_7_DAYS", "24 Mar 2026", "24 Mar"],
    ["LAST_30_DAYS", "1 Mar 2026", "1 Mar"],
    ["LAST_60_DAYS", "30 Jan\u2009–\u20091 Feb 2026", "30 Jan"],
    ["LAST_6_MONTH", "September 2025", "Sept 2025"],
  ])("of %s says which days it is", (id, label, tick) => {
    expect(trend([of(1, 1)], { id }).categories[0]).toMatchObject({ label, tick });
  });

  it.each<readonly [id: TimePeriodId, partial: ReadonlyArray<string>]>([
    ["LAST_7_DAYS", ["Mon, 30 Mar 2026 (so far)"]],
    ["LAST_60_DAYS", ["30 Jan\u2009–\u20091 Feb 2026 (incomplete)", "30 Mar 2026 (so far)"]],
    ["LAST_3_MONTH", ["23\u2009–\u200928 Feb 2026 (incomplete)"]],
    ["LAST_6_MONTH", []],
    ["ALL_TIME", ["Mon, 30 Mar 2026 (so far)"]],
  ])("of %s says that it is not over, or has fewer days than the others", (id, partial) => {
    const answeredAt = DateTime.unsafeMake("2026-03-30T12:00Z");
    const data = trend(
      Array.from({ length: 24 }, () => of(2, 1)),
      { id, answeredAt },
    );
    const found = trendPoints(data).filter(({ part }) => part !== undefined);
    expect(found.map((point) => pointText(english, point))).toEqual(
      partial.map((name) => `${name}: 1 active, 2 registered`),
    );
    const { rows } = trendDrawing(english, data);
    expect(rows.filter(({ isPartial }) => isPartial).map(({ soFar }) => soFar)).toEqual(
      partial.map((name) => (name.includes("so far") ? "so far" : "")),
    );
  });

  it("of a day says which day it is compared with, and the legend that it is of the same weekday", () => {
    const days = trend([of(10, 2, 1)], { id: "LAST_30_DAYS", compared: [of(9, 3, 2)] });
    const { rows, params } = trendDrawing(english, days);
    expect(rows[0]?.words).toBe(
      "Sun, 1 Mar 2026: 1 new, 2 active, 10 registered. Sun, 1 Feb 2026: 2 new, 3 active, 9 registered",
    );
    expect(rows[0]?.details?.lines.map(({ name, value }) => `${name} ${value}`)).toEqual([
      "New users 1",
      "New before 2",
      "Active users 2",
      "Active before 3",
      "Registered by then 10",
      "Compared with Sun, 1 Feb 2026",
    ]);
    expect(params.comparedName).toBe("Before (same weekdays)");
    const months = trend([of(10, 2)], { compared: [of(9, 3)] });
    expect(trendDrawing(english, months).params.comparedName).toBe("Before");
  });

  it("of a day is marked if it is a Saturday or a Sunday", () => {
    const week = trend(
      Array.from({ length: 7 }, () => of(2, 1)),
      { id: "LAST_7_DAYS" },
    );
    const { rows } = trendDrawing(english, week);
    expect(rows.flatMap(({ isWeekend, details }) => (isWeekend ? [details?.title] : []))).toEqual([
      "Sat, 28 Mar 2026",
      "Sun, 29 Mar 2026",
    ]);
    expect(trendDrawing(english, trend([of(2, 1)])).rows[0]?.isWeekend).toBe(false);
  });

  it("as text has its counts, and those of the previous period", () => {
    const data = trend([of(1000, 40, 12), gap, loading, of(10, 11), of(1000, 40)], {
      compared: [of(900, 30, 7), null, null, null, of(10, 11)],
    });
    expect(trendPoints(data).map((point) => pointText(english, point))).toEqual([
      "September 2025: 12 new, 40 active, 1,000 registered. March 2025: 7 new, 30 active, 900 registered",
      "October 2025: not loaded",
      "November 2025: loading",
      "December 2025: the platform counts more active than registered users",
      "January 2026: 40 active, 1,000 registered",
    ]);
    const points = pointsOf(data).slice(0, 4);
    expect(points.map(({ compared }) => compared)).toEqual([7, 30, 900, "missing"]);
    expect(points.map(({ share }) => share)).toEqual([null, 0.04, null, null]);
  });
});

it("a drawing has room for the highest count of both periods, and a band where a count is not known", () => {
  const all = (count: "pending" | typeof withheld) => ({ registered: count, active: count, newUsers: count });
  const counts = [of(100, 40, 1200), all(withheld), all("pending")];
  const { rows, params } = trendDrawing(english, trend(counts));
  expect(rows.map(({ newUsersBand, activeBand }) => [newUsersBand, activeBand])).toEqual(
    ["none", "dashed", "pending"].map((band) => [band, band]),
  );
  // `2,400` has five characters of 6.8 pixels.
  expect(params).toMatchObject({ newUsersMost: 1200, activeMost: 40, axisWidth: 46, groupMark: "," });
  expect(params.tickWidth).toBeGreaterThan(16 + 6 * Math.max(...rows.map(({ tick }) => tick.length)));
  const compared = trend(counts, { compared: [of(100, 70, 0), null, null] });
  expect(trendDrawing(english, compared).params).toMatchObject({ newUsersMost: 1200, activeMost: 70 });
  expect(trendDrawing(english, trend([all(withheld)])).params.axisWidth).toBe(0);
});
