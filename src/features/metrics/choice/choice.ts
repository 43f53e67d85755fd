/** Which app and which period are looked at: the address over the last visit over the first app and all time. */
import { DateTime, Effect } from "effect";
import { atom, type WritableAtom } from "jotai";
import { atomEffect } from "jotai-effect";
import type { App, AppId } from "#schemas/apps/App.ts";
import {
  defaultTimePeriod,
  isTimePeriodId,
  previousTimePeriod,
  timePeriod,
} from "#src/domain/metrics/timePeriod.ts";
import type { callFailures } from "#src/i18n/failures.ts";
import { type Location, locationAtom, searchParamAtom } from "#src/runtime/locationAtom.ts";
import type { QueryState } from "#src/runtime/queryAtom.ts";
import { runEffect } from "#src/runtime/runEffect.ts";
import { todayAtom } from "#src/runtime/todayAtom.ts";
import { type StatisticsChoice, StatisticsChoices } from "#src/services/metrics/StatisticsChoices.ts";

export type AppList = Pick<
  QueryState<ReadonlyArray<App>, { readonly _tag: keyof typeof callFailures }>,
  "data" | "error" | "isLoading"
>;

type AppListAtom = WritableAtom<AppList, [], void>;

const nothingYet: AppListAtom = atom(
  (): AppList => ({ data: undefined, error: undefined, isLoading: true }),
  () => undefined,
);

/** Where the list of apps comes from: the routes say so. */
export const appSourceAtom = atom<{ readonly apps: AppListAtom }>({ apps: nothingYet });

/** All apps by name. */
export const appListAtom = atom((get) => get(get(appSourceAtom).apps));

export const reloadAppsAtom = atom(null, (get, set) => set(get(appSourceAtom).apps));

const keptAtom = atom<StatisticsChoice>({});

/** Reads what was looked at on the last visit; the routes set it before their pages are shown. */
export const restoreChoiceAtom = atom(null, async (get, set) => {
  const last = await runEffect(
    get,
    Effect.flatMap(StatisticsChoices, (choices) => choices.last),
  );
  set(keptAtom, (kept) => ({ ...last, ...kept }));
});

export const statisticsPath = "/administer/users/statistics";
export const segmentsPath = "/administer/analytics/segments";
const devPath = "/administer/analytics/dev";
export const statisticsPaths: ReadonlyArray<string> = [statisticsPath, segmentsPath, devPath];

const params = { app: "app", period: "period", compare: "compare" } as const;
const previous = "previous";
const appParamAtom = searchParamAtom(params.app);
const periodParamAtom = searchParamAtom(params.period);
const compareParamAtom = searchParamAtom(params.compare);

/** Nothing before the list is there, and where it is empty. */
export const appAtom = atom((get) => {
  const apps = get(appListAtom).data;
  const wanted = get(appParamAtom) ?? get(keptAtom).app;
  return apps?.find(({ id }) => id === wanted) ?? apps?.[0];
});

/** What was looked at last is asked for before the list has come: it was in the list then. */
const appIdAtom = atom((get) => {
  if (get(appListAtom).data !== undefined) return get(appAtom)?.id;
  const [wanted, kept] = [get(appParamAtom), get(keptAtom).app];
  return wanted === undefined || wanted === kept ? kept : undefined;
});

export const periodIdAtom = atom((get) => {
  const wanted = get(periodParamAtom);
  return isTimePeriodId(wanted) ? wanted : (get(keptAtom).period ?? defaultTimePeriod);
});

/** The same object as long as its days are the same: a new one would ask for everything anew. */
export const periodAtom = atom((get) => {
  const { day, zone } = get(todayAtom);
  return timePeriod(get(periodIdAtom), day, zone);
});

export const zoneNameAtom = atom((get) => DateTime.zoneToString(get(todayAtom).zone));

const wantsPreviousAtom = atom((get) => {
  const wanted = get(compareParamAtom);
  return wanted === undefined ? get(keptAtom).isCompared === true : wanted === previous;
});

/** Nothing while periods are not compared, and for all time. */
export const previousPeriodAtom = atom((get) => {
  const { day, zone } = get(todayAtom);
  return get(wantsPreviousAtom) ? previousTimePeriod(get(periodIdAtom), day, zone) : null;
});

/** What every metric is asked for. */
export const questionAtom = atom((get) => {
  const appId = get(appIdAtom);
  return appId === undefined ? undefined : { appId, period: get(periodAtom) };
});
export const previousQuestionAtom = atom((get) => {
  const [appId, period] = [get(appIdAtom), get(previousPeriodAtom)];
  return appId === undefined || period === null ? undefined : { appId, period };
});

const withApp = (app: AppId | undefined) => (app === undefined ? {} : { app });

const choiceAtom = atom((get): StatisticsChoice => ({
  ...withApp(get(appAtom)?.id ?? get(keptAtom).app),
  period: get(periodIdAtom),
  isCompared: get(wantsPreviousAtom),
}));

const toSearch = ({ app, period, isCompared }: StatisticsChoice) => ({
  ...(app !== undefined && { [params.app]: app }),
  [params.period]: period,
  [params.compare]: isCompared ? previous : "none",
});

/** A place as a link names it. */
export const hrefOf = ({ pathname, search, hash }: Location): string => {
  const query = new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ).toString();
  return `${pathname}${query && `?${query}`}${hash && `#${hash}`}`;
};

/** Setting it goes to the same page for another choice. */
export const chooseAtom = atom(
  (get) => get(choiceAtom),
  (get, set, change: StatisticsChoice) =>
    set(locationAtom, {
      search: { ...get(locationAtom).search, ...toSearch({ ...get(choiceAtom), ...change }) },
      // A chart that was requested is not requested again.
      hash: "",
    }),
);

const isSame = (a: StatisticsChoice, b: StatisticsChoice) =>
  a.app === b.app && a.period === b.period && a.isCompared === b.isCompared;

/** Keeps the address and the next visit in step with what is looked at; every page of statistics mounts it. */
export const keepInStepAtom = atomEffect((get, set) => {
  const [choice, { pathname, search }] = [get(choiceAtom), get(locationAtom)];
  // Somebody who leaves is no longer here when the address changes, yet this runs once more.
  if (get(appAtom) === undefined || !statisticsPaths.includes(pathname)) return;
  if (!isSame(choice, get.peek(keptAtom))) {
    set(keptAtom, choice);
    void runEffect(
      get.peek,
      Effect.flatMap(StatisticsChoices, ({ keep }) => keep(choice)),
    );
  }
  const wanted = { ...search, ...toSearch(choice) };
  const isInAddress = Object.values(params).every((name) => search[name] === wanted[name]);
  if (!isInAddress) set(locationAtom, { search: wanted, replace: true });
});
