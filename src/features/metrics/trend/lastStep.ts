/** The last whole sub-period of the trend, and the one before it. */
import { atom } from "jotai";
import { isKnown } from "#src/domain/metrics/chartData.ts";
import { hasConflict, type ShownEntry } from "#src/domain/metrics/trendCounts.ts";
import { isIncomplete, type TrendPeriod } from "#src/domain/metrics/trendPeriods.ts";
import { shownTrendAtom } from "./trendChart.ts";

export interface LastStep {
  readonly period: TrendPeriod;
  readonly now: ShownEntry;
  readonly before: ShownEntry;
}

const isUsable = (entry: ShownEntry | undefined): entry is ShownEntry =>
  entry !== undefined && isKnown(entry.registered) && isKnown(entry.active) && !hasConflict(entry);

/** Undefined until all its counts are known, and where there are not two whole sub-periods. */
export const lastStepAtom = atom((get): LastStep | undefined => {
  const trend = get(shownTrendAtom);
  if (trend?.answeredAt === undefined) return undefined;
  const { periods, shown, answeredAt } = trend;
  const isWhole = (period: TrendPeriod | undefined) => period && !isIncomplete(period, answeredAt);
  const last = periods.findLastIndex(isWhole);
  const period = periods[last];
  const now = shown.current[last];
  const before = shown.current[last - 1];
  return period && isWhole(periods[last - 1]) && isUsable(now) && isUsable(before)
    ? { period, now, before }
    : undefined;
});
