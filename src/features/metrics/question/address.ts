/**
 * The statistics' part of the address: `?app=app_7Hq2mT4v&period=LAST_7_DAYS&compare=previous`, or days instead of a
 * period: `&from=2026-03-01&to=2026-03-31`. Another app to compare with: `&compare=app:app_3kQm9tXa`. Its `zone` is that of
 * the whole page (runtime/zoneAtom.ts).
 */
import { Option, Schema } from "effect";
import { AppId } from "#schemas/apps/App.ts";
import { Comparison, Days, isTimePeriodId, PeriodChoice } from "#src/domain/metrics/timePeriod.ts";
import type { Location } from "#src/runtime/locationAtom.ts";

export const StatisticsChoice = Schema.Struct({
  app: AppId,
  period: PeriodChoice,
  comparison: Schema.optionalWith(Comparison, { default: () => "none" }),
});
export type StatisticsChoice = typeof StatisticsChoice.Type;

type Search = Location["search"];

const isAppId = Schema.is(AppId);
const isComparison = Schema.is(Comparison);

const decodeDays = Schema.decodeUnknownOption(Days);
const encodeDays = Schema.encodeSync(Days);

/** Days win over a period. */
const decodePeriod = ({ period, from, to }: Search): PeriodChoice | undefined =>
  Option.getOrUndefined(decodeDays({ first: from, last: to })) ??
  (isTimePeriodId(period) ? period : undefined);

const encodePeriod = (choice: PeriodChoice): Search => {
  if (typeof choice === "string") return { period: choice, from: undefined, to: undefined };
  const { first, last } = encodeDays(choice);
  return { period: undefined, from: first, to: last };
};

/** A parameter that cannot be read counts as left out. */
export const decodeChoice = (search: Search): Partial<StatisticsChoice> => {
  const { app, compare } = search;
  const period = decodePeriod(search);
  return {
    ...(isAppId(app) && { app }),
    ...(period !== undefined && { period }),
    ...(isComparison(compare) && { comparison: compare }),
  };
};

/** Undefined values are parameters to leave out. */
export const encodeChoice = ({ app, period, comparison }: Partial<StatisticsChoice>): Search => ({
  ...(app !== undefined && { app }),
  ...(period !== undefined && encodePeriod(period)),
  ...(comparison !== undefined && { compare: comparison }),
});

export const hrefOf = ({ pathname, search, hash }: Location): string => {
  const query = new URLSearchParams(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString();
  return `${pathname}${query && `?${query}`}${hash && `#${hash}`}`;
};
