/**
 * The statistics' part of the address: `?app=app_7Hq2mT4v&period=LAST_7_DAYS&compare=previous`, or days instead of a
 * period: `&from=2026-03-01&to=2026-03-31`. Its `zone` is that of the whole page (runtime/zoneAtom.ts).
 */
import { Option, Schema } from "effect";
import { AppId } from "#schemas/apps/App.ts";
import { Comparison, Days, isTimePeriodId, PeriodChoice } from "#src/domain/metrics/timePeriod.ts";
import { isInterval } from "#src/domain/metrics/trendPeriods.ts";
import { type SearchParameters, stringifySearch } from "#src/domain/searchParameters.ts";
import { statisticsPath } from "#src/domain/statisticsPaths.ts";
import type { Location } from "#src/runtime/locationAtom.ts";
import { zoneNamed } from "#src/services/browser/environment.ts";

export const StatisticsChoice = Schema.Struct({
  app: AppId,
  period: PeriodChoice,
  comparison: Schema.optionalWith(Comparison, { default: () => "none" }),
});
export type StatisticsChoice = typeof StatisticsChoice.Type;

const isAppId = Schema.is(AppId);
const isComparison = Schema.is(Comparison);

const daysOf = Schema.decodeUnknownOption(Days);
const encodeDays = Schema.encodeSync(Days);

const decodeDays = ({ from, to }: SearchParameters): Days | undefined =>
  Option.getOrUndefined(daysOf({ first: from, last: to }));

/** Days win over a period. */
const decodePeriod = (search: SearchParameters): PeriodChoice | undefined =>
  decodeDays(search) ?? (isTimePeriodId(search["period"]) ? search["period"] : undefined);

const encodePeriod = (choice: PeriodChoice): SearchParameters => {
  if (typeof choice === "string") return { period: choice, from: undefined, to: undefined };
  const { first, last } = encodeDays(choice);
  return { period: undefined, from: first, to: last };
};

/** A parameter that cannot be read counts as left out. */
export const decodeChoice = (search: SearchParameters): Partial<StatisticsChoice> => {
  const { app, compare } = search;
  const period = decodePeriod(search);
  return {
    ...(isAppId(app) && { app }),
    ...(period !== undefined && { period }),
    ...(isComparison(compare) && { comparison: compare }),
  };
};

/** The names of the parameters that cannot be read. */
export const unreadIn = (search: SearchParameters): ReadonlyArray<string> => {
  const areDays = decodeDays(search) !== undefined;
  const isRead = {
    app: isAppId(search["app"]),
    period: isTimePeriodId(search["period"]),
    from: areDays,
    to: areDays,
    compare: isComparison(search["compare"]),
    zone: zoneNamed(search["zone"]) !== undefined,
    interval: isInterval(search["interval"]),
  };
  return Object.entries(isRead).flatMap(([name, is]) => (is || search[name] === undefined ? [] : [name]));
};

/** Undefined values are parameters to leave out. */
export const encodeChoice = ({ app, period, comparison }: Partial<StatisticsChoice>): SearchParameters => ({
  ...(app !== undefined && { app }),
  ...(period !== undefined && encodePeriod(period)),
  ...(comparison !== undefined && { compare: comparison }),
});

export const hrefOf = ({ pathname, search, hash }: Location): string =>
  `${pathname}${stringifySearch(search)}${hash && `#${hash}`}`;

/** The address of the statistics of a period with what was before. @param zone - IANA name, if it is not the browser's. */
export const hrefOfStatistics = (app: AppId, period: PeriodChoice, zone?: string): string =>
  hrefOf({
    pathname: statisticsPath,
    search: { ...encodeChoice({ app, period, comparison: "previous" }), zone },
    hash: "",
  });
