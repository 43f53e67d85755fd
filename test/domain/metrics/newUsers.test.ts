/** The new users of a period are one number: its columns add up to it, in every period, zone and comparison. */
import { DateTime } from "effect";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type ChartCount, isKnown, newUsersBetween } from "#src/domain/metrics/chartData.ts";
import {
  comparedPeriod,
  dayBefore,
  type PastComparison,
  type PeriodChoice,
  timePeriod,
} from "#src/domain/metrics/timePeriod.ts";
import { shownTrend } from "#src/domain/metrics/trendCounts.ts";
import {
  comparedTrendPeriods,
  Interval,
  type TrendPeriod,
  trendPeriods,
} from "#src/domain/metrics/trendPeriods.ts";
import { anyMoment, minute, todayAt, zoneOf } from "#test/domain/zones.ts";
import { anyChoice } from "./metricsPeriods.ts";

/** More at every minute, and at some more than at others. */
const registeredAt = ({ epochMillis }: DateTime.Utc) =>
  Math.floor(epochMillis / minute) * 3 + (Math.floor(epochMillis / (7 * minute)) % 3);

const entryOf = ({ endDate }: Pick<TrendPeriod, "endDate">) => ({
  registered: registeredAt(endDate),
  active: 0,
  inactive: registeredAt(endDate),
});

const sumOf = (counts: ReadonlyArray<ChartCount>) =>
  counts.reduce<number>((sum, count) => sum + (isKnown(count) ? count : Number.NaN), 0);

const anyPeriod = fc.oneof(anyChoice, fc.constant<PeriodChoice>("ALL_TIME"));
const anyComparison = fc.constantFrom<PastComparison>("previous", "year");
const anyInterval = fc.option(fc.constantFrom(...Interval.literals), { nil: undefined });
const anyAge = fc.nat({ max: 60 * 366 });

it("in any zone at any instant, the columns of a trend add up to the new users of its period", () => {
  fc.assert(
    fc.property(
      fc.tuple(anyPeriod, anyComparison, anyInterval),
      anyMoment,
      anyAge,
      ([choice, comparison, interval], moment, age) => {
        const [today, zone, now] = [todayAt(moment), zoneOf(moment.zone), DateTime.unsafeMake(moment.now)];
        const period = timePeriod(choice, today, zone);
        const trend = { period, zone, creationDate: DateTime.subtract(now, { days: age }) };
        const periods = trendPeriods(trend, interval);
        const compared = comparedPeriod(comparison, choice, today, now, zone);
        const others = compared && comparedTrendPeriods(periods, compared, zone);
        const registeredBefore = (first: Pick<TrendPeriod, "startDate"> | null | undefined) => {
          const day = first ? dayBefore(first, zone) : null;
          return day ? registeredAt(day.endDate) : 0;
        };
        const shown = shownTrend(
          {
            current: periods.map(entryOf),
            compared: others && others.map((each) => each && entryOf(each)),
            atStart: {
              current: choice === "ALL_TIME" ? 0 : registeredBefore(periods[0]),
              compared: registeredBefore(others?.[0]),
            },
          },
          "missing",
          undefined,
        );
        const newIn = (whole: typeof period) =>
          newUsersBetween(registeredBefore(whole), registeredAt(whole.endDate));
        // The trend of a single day has the six days before it, too.
        const columns = shown.current.filter(
          (_, index) => (periods[index]?.endDate.epochMillis ?? 0) >= period.startDate.epochMillis,
        );
        expect(sumOf(columns.map(({ newUsers }) => newUsers))).toBe(newIn(period));
        // Days are compared with the nearest ones of the same weekday, which may be others.
        if (!compared || !others || periods[0]?.unit === "day" || others.includes(null)) return;
        const comparedColumns = (shown.compared ?? []).flatMap((entry) => (entry ? [entry.newUsers] : []));
        expect(sumOf(comparedColumns)).toBe(newIn(compared));
      },
    ),
    { numRuns: 150 },
  );
});
