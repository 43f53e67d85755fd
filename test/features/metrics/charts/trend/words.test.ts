/** What is said and drawn of a trend, as words.txt has it. */
import { DateTime } from "effect";
import { expect, it } from "vitest";
import { withheld } from "#src/domain/metrics/chartData.ts";
import { comparedPeriod, timePeriod, type TimePeriodId } from "#src/domain/metrics/timePeriod.ts";
import type { ShownTrend } from "#src/domain/metrics/trendCounts.ts";
import { comparedTrendPeriods, trendPeriods } from "#src/domain/metrics/trendPeriods.ts";
import { trendDrawing } from "#src/features/metrics/charts/trend/trendDrawing.ts";
import { periodTick, trendSummary } from "#src/features/metrics/charts/trend/words.ts";
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
    periods: shown,
    compared: compared && comparedPeriods,
    shown: { current, compared },
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
const conflict = { ...gap, hasConflict: true };

const half = DateTime.unsafeMake("2026-03-30T12:00Z");
const many = Array.from({ length: 24 }, () => of(2, 1, 0));

const examples: Readonly<Record<string, ReturnType<typeof trend>>> = {
  months: trend([of(1734, 100), of(1800, 412), of(2000, 300)]),
  "the first of equal months": trend([of(20, 5), of(10, 5)]),
  "nobody active": trend([of(0, 0), of(10, 0)]),
  "a gap": trend([of(10, 1), gap, of(20, 2)]),
  "a gap while others load": trend([loading, gap, of(20, 2)]),
  "a conflict": trend([conflict, of(20, 2)]),
  "a conflict and a gap": trend([conflict, gap]),
  "all withheld": trend([all(withheld)]),
  "a high count, before others that are not known": trend([of(100, 40, 1200), all(withheld), loading]),
  "more before than now": trend([of(100, 40, 1200), gap], { compared: [of(100, 70, 0), null] }),
  "counts before": trend([of(1000, 40, 12), gap, loading, conflict, of(1000, 40)], {
    compared: [of(900, 30, 7), null, null, null, conflict],
  }),
  "a day with the same weekday before": trend([of(10, 2, 1)], {
    id: "LAST_30_DAYS",
    compared: [of(9, 3, 2)],
  }),
  "the last 7 days": trend(many.slice(-7), { id: "LAST_7_DAYS", answeredAt: half }),
  "the last 60 days": trend(many, { id: "LAST_60_DAYS", answeredAt: half }),
  "the last 3 months": trend(many, { id: "LAST_3_MONTH", answeredAt: half }),
  "all time": trend(many, { id: "ALL_TIME", answeredAt: half }),
};

it("a trend is summarised and drawn as approved", async () => {
  const texts = Object.entries(examples).map(([what, data]) => {
    const { rows, params } = trendDrawing(english, data);
    const lines = rows.flatMap((row, index) => {
      const looks = [
        row.isPartial && `partial ${row.soFar}`,
        row.isWeekend && "weekend",
        row.newUsersBand !== "none" && `${row.newUsersBand} and ${row.activeBand} band`,
      ].filter((look) => look !== false);
      if (rows.length > 5 && index > 0 && looks.length === 0) return [];
      const { label } = data.categories[index] ?? {};
      const share = data.series[1]?.values[index]?.share;
      const { title, lines } = row.details ?? {};
      const details = lines && `${title}: ${lines.map(({ name, value }) => `${name} ${value}`).join(", ")}`;
      const shown = [
        `${label} at ${row.tick}`,
        row.words,
        `${title}: ${details}`,
        share?.toFixed(2),
        ...looks,
      ];
      return [`  ${shown.filter((each) => each !== undefined).join(" | ")}`];
    });
    const sizes = Object.values(params).join(" ");
    return [`${what}: ${trendSummary(english, data)} | ${sizes}`, ...lines].join("\n");
  });
  await expect(`${texts.join("\n").replaceAll("\u2009", " ")}\n`).toMatchFileSnapshot("words.txt");
});

it("there is something to draw, unless nobody is new or active", () => {
  const trends = [of(90, 0, 0), of(91, 0, 1), of(90, 1, 0)].map((counts) => trend([counts]));
  expect(trends.map(({ total }) => total)).toEqual([0, 91, 90]);
});

it.each([
  ["2026-01-31", "Q1 2026"],
  ["2026-03-31", "Q1 2026"],
  ["2026-06-01", "Q2 2026"],
  ["2026-12-31", "Q4 2026"],
])("the part of a quarter that begins on %s is called %s", (day, name) => {
  const zone = DateTime.zoneUnsafeMakeNamed("UTC");
  const first = DateTime.unsafeMake(day);
  const [period] = trendPeriods({
    period: { ...timePeriod("LAST_MONTH", first, zone), startDate: first, endDate: first },
    zone,
    creationDate: first,
  });
  expect(period && periodTick(english, { ...period, unit: "quarter" })).toBe(name);
});
