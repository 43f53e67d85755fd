/** The last whole sub-period of the trend, and the one before it. */
import { atom } from "jotai";
import type { ShownEntry } from "#src/domain/metrics/trendCounts.ts";
import { isIncomplete, type TrendPeriod } from "#src/domain/metrics/trendPeriods.ts";
import { trendAtom } from "./trend.ts";

export interface LastStep {
  readonly period: TrendPeriod;
  readonly now: ShownEntry;
  readonly before: ShownEntry;
}

/** Undefined until it has loaded, and where there are not two whole sub-periods. */
export const lastStepAtom = atom((get): LastStep | undefined => {
  const trend = get(trendAtom);
  if (trend?.answeredAt === undefined) return undefined;
  const { periods, shown, answeredAt } = trend;
  const isOver = (period: TrendPeriod | undefined) => period && !isIncomplete(period, answeredAt);
  const last = periods.findLastIndex(isOver);
  const period = periods[last];
  const now = shown.current[last];
  const before = shown.current[last - 1];
  return period && now && before && isOver(periods[last - 1]) ? { period, now, before } : undefined;
});
