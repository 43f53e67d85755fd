/** The statistics' part of the address: `?app=app_7Hq2mT4v&period=LAST_7_DAYS&compare=previous`. */
import { Schema } from "effect";
import { AppId } from "#schemas/apps/App.ts";
import { isTimePeriodId } from "#src/domain/metrics/timePeriod.ts";
import type { Location } from "#src/runtime/locationAtom.ts";
import type { StatisticsChoice } from "#src/services/metrics/StatisticsChoices.ts";

export const statisticsPath = "/administer/users/statistics";
export const segmentsPath = "/administer/analytics/segments";
const devPath = "/administer/analytics/dev";

export const isStatisticsPath = (pathname: string): boolean =>
  [statisticsPath, segmentsPath, devPath].includes(pathname);

type Search = Location["search"];

const isAppId = Schema.is(AppId);
const previous = "previous";
const none = "none";

/** A parameter that cannot be read counts as left out. */
export const decodeChoice = ({ app, period, compare }: Search): Partial<StatisticsChoice> => ({
  ...(isAppId(app) && { app }),
  ...(isTimePeriodId(period) && { period }),
  ...((compare === previous || compare === none) && { isCompared: compare === previous }),
});

export const encodeChoice = ({ app, period, isCompared }: Partial<StatisticsChoice>): Search => ({
  ...(app !== undefined && { app }),
  ...(period !== undefined && { period }),
  ...(isCompared !== undefined && { compare: isCompared ? previous : none }),
});

/** A location as a link's `href`. */
export const hrefOf = ({ pathname, search, hash }: Location): string => {
  const query = new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ).toString();
  return `${pathname}${query && `?${query}`}${hash && `#${hash}`}`;
};
