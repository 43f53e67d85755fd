/** The app and period of the statistics: from the address, else those that were shown last, else the defaults. */
import { type DateTime, Schema } from "effect";
import { atom } from "jotai";
import { atomEffect } from "jotai-effect";
import { selectAtom } from "jotai/utils";
import type { AppId } from "#schemas/apps/App.ts";
import type { CalendarDay } from "#src/domain/calendarDay.ts";
import { isSameData } from "#src/domain/isSameData.ts";
import {
  comparedPeriod,
  type ComparedPeriod,
  type Comparison,
  defaultTimePeriod,
  isLongEnough,
  minimumDays,
  timePeriod,
  type TimePeriod,
} from "#src/domain/metrics/timePeriod.ts";
import type { SearchParameters } from "#src/domain/searchParameters.ts";
import { isStatisticsPath } from "#src/domain/statisticsPaths.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { nowAtom, todayAtom } from "#src/runtime/clockAtoms.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { configAtom } from "#src/runtime/runtimeAtom.ts";
import { storedAtom } from "#src/runtime/storedAtom.ts";
import { whileMounted } from "#src/runtime/whileMounted.ts";
import {
  daysZoneAtom,
  isStatisticsShownAtom,
  lastZoneAtom,
  ownZoneAtom,
  zoneAtom,
} from "#src/runtime/zoneAtom.ts";
import { storageKeys } from "#src/services/storage/storageKeys.ts";
import { decodeChoice, encodeChoice, StatisticsChoice, unreadIn } from "./address.ts";

export interface Question {
  readonly appId: AppId;
  readonly period: TimePeriod;
}

export interface Shown {
  readonly period: TimePeriod;
  readonly compared: ComparedPeriod | null;
  /** When the oldest of its numbers arrived: said while offline. */
  readonly answeredAt?: DateTime.Utc | undefined;
}

export const isSameQuestion = (one: Question | null | undefined, other: Question | undefined): boolean =>
  one?.appId === other?.appId && one?.period === other?.period;

/** What the statistics showed last, on this visit or an earlier one; undefined on the first one. */
export const rememberedChoiceAtom = storedAtom(storageKeys.statistics, Schema.parseJson(StatisticsChoice));

/** A count of fewer people is not shown; undefined when the configuration sets no limit. */
export const minimumGroupSizeAtom = atom((get) => get(configAtom).minimumGroupSize);

/** How many days may be chosen by date at least. */
export const minimumDaysAtom = atom((get) => minimumDays(get(minimumGroupSizeAtom)));

/** Days by date that are fewer than may be chosen count as left out. */
const withoutShort = (
  { period, ...others }: Partial<StatisticsChoice> = {},
  least: number,
  today: CalendarDay,
) => ({
  ...others,
  ...(period !== undefined && isLongEnough(period, least, today) && { period }),
});

const requestedAtom = atom((get): Omit<StatisticsChoice, "app"> & Partial<Pick<StatisticsChoice, "app">> => ({
  period: defaultTimePeriod,
  comparison: "previous",
  ...withoutShort(get(rememberedChoiceAtom), get(minimumDaysAtom), get(todayAtom).day),
  ...withoutShort(decodeChoice(get(locationAtom).search), get(minimumDaysAtom), get(todayAtom).day),
}));

/** The requested app, else the first one by name; undefined until the list has loaded, and where it is empty. */
export const appAtom = atom((get) => {
  const apps = get(appsAtom).data;
  const { app } = get(requestedAtom);
  return apps?.find(({ id }) => id === app) ?? apps?.[0];
});

const appIdAtom = atom((get) => {
  if (get(appsAtom).data !== undefined) return get(appAtom)?.id;
  // The remembered app was in the list on the last visit: its metrics load beside the list, not after it.
  const { app } = get(requestedAtom);
  return app === get(rememberedChoiceAtom)?.app ? app : undefined;
});

/** The same object while its days are the same: a new one would reload every block. */
export const periodChoiceAtom = selectAtom(requestedAtom, ({ period }) => period, isSameData);

/** With which earlier days the period can be compared; not twice with the same ones. */
export const pastComparisonsAtom = atom((get) => {
  const choice = get(periodChoiceAtom);
  const { day, zone } = get(todayAtom);
  const [previous = [], year = []] = (["previous", "year"] as const).map((id) => {
    const period = comparedPeriod(id, choice, day, day, zone);
    return period ? [{ id, period }] : [];
  });
  return isSameData(previous[0]?.period.choice, year[0]?.period.choice) ? previous : [...previous, ...year];
});

/** `none` also where there is nothing to compare with: for all time, and before 1970. */
export const comparisonAtom = atom((get): Comparison => {
  const { comparison } = get(requestedAtom);
  if (comparison === "none") return comparison;
  const possible = get(pastComparisonsAtom).map(({ id }) => id);
  if (possible.includes(comparison)) return comparison;
  // A year before is the previous year.
  return comparison === "year" ? (possible[0] ?? "none") : "none";
});

export const periodAtom = atom((get) => {
  const { day, zone } = get(todayAtom);
  return timePeriod(get(periodChoiceAtom), day, zone);
});

/** What the shown numbers are compared with at a time of day; null where nothing is compared. */
export const comparedAtAtom = atom((get) => {
  const choice = get(periodChoiceAtom);
  const { day, zone } = get(todayAtom);
  return (comparison: Comparison, now: DateTime.DateTime) =>
    comparison === "none" ? null : comparedPeriod(comparison, choice, day, now, zone);
});

/** What the shown numbers are about now, whatever has been answered. */
export const chosenNowAtom = atom((get): Shown => ({
  period: get(periodAtom),
  compared: get(comparedAtAtom)(get(comparisonAtom), get(nowAtom)),
}));

/** Whether the address has brought another time zone than the browser's. */
export const isOtherZoneAtom = atom((get) => get(zoneAtom).id !== get(ownZoneAtom).id);

export const questionAtom = atom((get): Question | undefined => {
  const appId = get(appIdAtom);
  return appId === undefined ? undefined : { appId, period: get(periodAtom) };
});

/** Parameters of the address that do not say what is shown. */
export interface LeftOut {
  /** `short`: fewer days than may be chosen. */
  readonly about: "app" | "period" | "short" | "others";
  readonly names: ReadonlyArray<string>;
}

/** None while it is not known which apps there are. */
export const leftOutAtom = atom((get): ReadonlyArray<LeftOut> => {
  const { pathname, search } = get(locationAtom);
  const apps = get(appsAtom).data;
  if (!isStatisticsPath(pathname) || apps === undefined || apps.length === 0) return [];
  const { app, period } = decodeChoice(search);
  const isShort = period !== undefined && !isLongEnough(period, get(minimumDaysAtom), get(todayAtom).day);
  const unread = unreadIn(search);
  const isOtherApp = search["app"] !== undefined && !apps.some(({ id }) => id === app);
  const leftOut: ReadonlyArray<LeftOut> = [
    { about: "app", names: isOtherApp ? ["app"] : [] },
    { about: "period", names: unread.filter((name) => /^(?:period|from|to)$/u.test(name)) },
    { about: "short", names: isShort ? ["from", "to"] : [] },
    { about: "others", names: unread.filter((name) => /^(?:compare|zone|interval)$/u.test(name)) },
  ];
  return leftOut.filter(({ names }) => names.length > 0);
});

const shownAtom = atom((get): StatisticsChoice | undefined => {
  const app = get(appAtom);
  return app && { app: app.id, period: get(periodChoiceAtom), comparison: get(requestedAtom).comparison };
});

/** The address of what is shown: complete, and without what is left out. */
export const shownSearchAtom = atom((get): SearchParameters => {
  const { search } = get(locationAtom);
  const shown = get(shownAtom);
  if (shown === undefined) return search;
  const leftOut = get(leftOutAtom).flatMap(({ names }) => names);
  return {
    ...search,
    ...Object.fromEntries(leftOut.map((name) => [name, undefined])),
    ...encodeChoice(shown),
    zone: get(daysZoneAtom)?.id,
  };
});

/** Changes the address, from which everything else follows. */
export const chooseAtom = atom(null, (get, set, change: Partial<StatisticsChoice>) =>
  set(locationAtom, {
    search: { ...get(shownSearchAtom), ...encodeChoice(change) },
    // A new app or period does not request the chart of the old hash again.
    hash: "",
  }),
);

const isShownAtom = whileMounted((_get, set, isShown) => set(isStatisticsShownAtom, isShown));

/**
 * Mounted by every page of statistics: remembers what it shows, and completes the address so that it can be shared. An
 * address of which something is left out stays as it is, since the page says so until the person chooses.
 */
export const followChoiceAtom = atomEffect((get, set) => {
  get(isShownAtom);
  const shown = get(shownAtom);
  const { pathname, search } = get(locationAtom);
  // During a navigation, this page is still mounted while the address is already the next page's.
  if (shown === undefined || !isStatisticsPath(pathname)) return;
  set(rememberedChoiceAtom, shown);
  set(lastZoneAtom, get(daysZoneAtom));
  const complete = get(shownSearchAtom);
  const isComplete = Object.entries(complete).every(([name, value]) => search[name] === value);
  if (!isComplete && get(leftOutAtom).length === 0) set(locationAtom, { search: complete, replace: true });
});
