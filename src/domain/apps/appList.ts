/** Search, filter and sort of the list of apps, as parameters of the address. */
import type { App, AppStatus } from "#schemas/apps/App.ts";
import { isBeyondChance } from "#src/domain/chance.ts";
import type { SearchParameters } from "#src/domain/searchParameters.ts";
import { fold, matchRank } from "#src/domain/wordSearch.ts";

export const appSorts = ["name", "activity", "secrets", "creationDate"] as const;
export type AppSort = (typeof appSorts)[number];

/** Sorts other than the usual one; `attention` has one direction. */
const otherSorts = [...appSorts.filter((sort) => sort !== "name"), "attention"] as const;
export type OtherSort = (typeof otherSorts)[number];

/** The period whose new and active users the list of apps shows. */
export const overviewPeriods = ["LAST_7_DAYS", "LAST_30_DAYS"] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];
export const usualPeriod: OverviewPeriod = "LAST_30_DAYS";
export const daysOfPeriod: Readonly<Record<OverviewPeriod, number>> = { LAST_7_DAYS: 7, LAST_30_DAYS: 30 };

/**
 * Defaults: every app, by name, ascending. Activity sorts fewest active users first, secrets the most urgent ones first,
 * dates oldest first.
 */
export interface AppListSearch {
  readonly search?: string;
  readonly status?: AppStatus;
  readonly attention?: true;
  readonly period?: Exclude<OverviewPeriod, "LAST_30_DAYS">;
  /** Instead of the apps, what there is of them in one list. */
  readonly view?: "secrets";
  readonly sort?: OtherSort;
  readonly order?: "desc";
}

/** Some of a search; `undefined` is the default. */
export type AppListParameters = { readonly [Key in keyof AppListSearch]: AppListSearch[Key] | undefined };

/** With more apps, the list does not ask for their secrets, and for active users only of the apps in view. */
export const maxAppsAskedAbout = 50;

const statuses: ReadonlyArray<AppStatus> = ["enabled", "disabled"];
export const searchMaxLength = 100;

/** Defaults are left out of an address, but may stand in it. */
const usual: SearchParameters = { search: "", period: usualPeriod, sort: "name", order: "asc" };

const isSearch = (value: unknown): value is string =>
  typeof value === "string" && value !== usual["search"] && value.length <= searchMaxLength;

const readEach = (params: SearchParameters) => {
  const { search, status, attention, period, view, sort, order } = params;
  return {
    search: isSearch(search) ? search : undefined,
    status: statuses.find((each) => each === status),
    attention: attention === true || attention === "true" ? (true as const) : undefined,
    period: period === "LAST_7_DAYS" ? period : undefined,
    view: view === "secrets" ? view : undefined,
    sort: otherSorts.find((each) => each === sort),
    order: order === "desc" && sort !== "attention" ? order : undefined,
  } satisfies AppListParameters;
};

/** Values that are not valid fall back to the defaults. */
export const readAppListSearch = (params: SearchParameters): AppListSearch =>
  Object.fromEntries(
    Object.entries(readEach(params)).filter(([, value]) => value !== undefined),
  ) as AppListSearch;

/** The names of the parameters whose values are not valid. */
export const unreadAppListSearch = (params: SearchParameters): ReadonlyArray<string> =>
  Object.entries(readEach(params))
    .filter(([name, value]) => value === undefined && params[name] !== undefined)
    .map(([name]) => name)
    .filter((name) => params[name] !== usual[name]);

let collator: Intl.Collator | undefined;
/** Made at its first use, as the browser then loads the order of a language. */
const compareNames = (a: string, b: string): number =>
  (collator ??= new Intl.Collator("en", { sensitivity: "base", numeric: true })).compare(a, b);

/** What the order by name depends on. */
interface NamedApp {
  readonly id: string;
  readonly name: string;
  readonly creationDate: { readonly epochMillis: number };
}

const byId = (a: NamedApp, b: NamedApp) => (a.id < b.id ? -1 : Number(a.id > b.id));

/** A to Z, ignoring case and accents; equal names by date and id, for a stable order. */
export const byName = (a: NamedApp, b: NamedApp): number =>
  compareNames(a.name, b.name) || a.creationDate.epochMillis - b.creationDate.epochMillis || byId(a, b);

/**
 * The first apps by name. Sorting ten thousand to show a hundred would take 100 ms on a slow machine.
 *
 * @param count - At least 1.
 */
export const firstByName = <A extends NamedApp>(apps: ReadonlyArray<A>, count: number): ReadonlyArray<A> => {
  let first: ReadonlyArray<A> = [];
  for (let start = 0; start < apps.length; start += count) {
    const last = first.length < count ? undefined : first.at(-1);
    const candidates = apps
      .slice(start, start + count)
      .filter((app) => last === undefined || byName(app, last) < 0);
    first = [...first, ...candidates].toSorted(byName).slice(0, count);
  }
  return first;
};

export const isFactSort = (sort: "name" | OtherSort | undefined): boolean =>
  sort === "activity" || sort === "secrets" || sort === "attention";

export const dependsOnFacts = ({ attention, sort }: AppListParameters): boolean =>
  attention === true || isFactSort(sort);

/** Of so many apps that only those in view are asked about, nothing may depend on facts. */
export const withoutFacts = ({ attention: _, ...search }: AppListSearch): AppListSearch => {
  if (!isFactSort(search.sort)) return search;
  const { sort: _sort, order: _order, ...others } = search;
  return others;
};

/** The number by which an app is sorted; undefined if it is not known. */
const rank: Readonly<
  Record<OtherSort, (app: App, facts: AppFacts | undefined, today: number) => number | undefined>
> = {
  activity: (_app, facts) => facts?.activity?.active,
  secrets: ({ status }, { secrets } = {}) => {
    if (secrets === undefined) return undefined;
    if (status === "disabled" || secrets.state === "valid") return Number.POSITIVE_INFINITY;
    return secrets.at?.epochMillis ?? Number.MAX_VALUE;
  },
  creationDate: ({ creationDate }) => creationDate.epochMillis,
  attention: (app, facts, today) => {
    const need = needOf(app, facts, today);
    return need && needs.indexOf(need);
  },
};

/** An app with its name folded for searching. */
export interface SearchableApp {
  readonly app: App;
  readonly words: string;
}

export const searchable = (apps: ReadonlyArray<App>): ReadonlyArray<SearchableApp> =>
  apps.map((app) => ({ app, words: fold(app.name) }));

/**
 * Filters and sorts `apps`, which are sorted by name. Apps with the same value stay sorted by name in both directions;
 * apps whose value is not known come last in both.
 */
export const arrange = (
  apps: ReadonlyArray<SearchableApp>,
  { search = "", status, attention, sort, order }: AppListParameters,
  { byId, today }: Pick<FactsOfApps, "byId" | "today"> = noFacts,
): ReadonlyArray<App> => {
  const words = fold(search);
  const found = apps
    .filter(
      ({ app, words: name }) => matchRank(name, words) !== undefined && (status ?? app.status) === app.status,
    )
    .map(({ app }) => app)
    .filter((app) => attention !== true || needOf(app, byId.get(app.id), today) !== undefined);
  if (sort === undefined) return order === "desc" ? found.toReversed() : found;
  const sign = order === "desc" ? -1 : 1;
  const ranked = found.map((app) => ({ app, rank: rank[sort](app, byId.get(app.id), today) }));
  const known = ranked.flatMap(({ app, rank }) => (rank === undefined ? [] : [{ app, rank }]));
  // Not a difference: there is none between infinities.
  const sorted = known.toSorted((a, b) => sign * (Number(a.rank > b.rank) - Number(a.rank < b.rank)));
  return [...sorted, ...ranked.filter(({ rank }) => rank === undefined)].map(({ app }) => app);
};

/** Active users of the last 30 days and of the 30 before; undefined where a count is withheld or could not be loaded. */
export interface Activity {
  readonly active: number | undefined;
  readonly previous: number | undefined;
}

/** Whether its secrets are valid, and when the one expires or has expired that asks for something. */
export interface SecretsFact {
  readonly state: "none" | "expired" | "soon" | "valid";
  readonly at?: { readonly epochMillis: number } | undefined;
}

/** Facts that are not known yet are left out. */
export interface AppFacts {
  readonly activity?: Activity;
  readonly secrets?: SecretsFact;
}

export interface FactsOfApps {
  readonly byId: ReadonlyMap<string, AppFacts>;
  /** Today, in epoch milliseconds. */
  readonly today: number;
  /** Whether some of the app's facts may still arrive. */
  readonly isPending: (id: string) => boolean;
}

export const noFacts: FactsOfApps = { byId: new Map(), today: 0, isPending: () => false };

/** Why an app needs attention, the most severe first. */
export const needs = ["expired", "expiring", "noSecret", "nobody", "falling"] as const;
export type Need = (typeof needs)[number];

/** What its need depends on beside the facts. */
export interface AppInNeed {
  readonly status: AppStatus;
  readonly creationDate: { readonly epochMillis: number };
}

/** An app needs some time to find its first users. */
const millisOfNewApp = 30 * 86_400_000;

const isFalling = (active: number, previous: number): boolean =>
  (previous - active) * 5 >= previous && isBeyondChance(active, previous);

/** `falling`: down by a fifth or more, and beyond chance. `nobody`: nobody is active, and the app is not new. */
export const activityNeed = (
  { status, creationDate }: AppInNeed,
  { active, previous }: Activity,
  today: number,
): "nobody" | "falling" | undefined => {
  if (status === "disabled" || active === undefined) return undefined;
  if (active === 0) return today - creationDate.epochMillis >= millisOfNewApp ? "nobody" : undefined;
  return previous !== undefined && isFalling(active, previous) ? "falling" : undefined;
};

const needOfSecrets = { expired: "expired", soon: "expiring", none: "noSecret", valid: undefined } as const;

/** The most severe reason why an app needs attention; a disabled one never does. What is not known is no reason. */
export const needOf = (
  app: AppInNeed,
  { activity, secrets }: AppFacts = {},
  today: number,
): Need | undefined => {
  if (app.status === "disabled") return undefined;
  const need = secrets && needOfSecrets[secrets.state];
  return need ?? (activity && activityNeed(app, activity, today));
};
