/** Search, view and sort of the list of apps, as parameters of the address. */
import type { App, AppStatus } from "#schemas/apps/App.ts";
import { isBeyondChance } from "#src/domain/chance.ts";
import { known, type Known } from "#src/domain/known.ts";
import type { SearchParameters } from "#src/domain/searchParameters.ts";
import { fold, matchRank } from "#src/domain/wordSearch.ts";

/** Views other than all apps. `secrets`: instead of the apps, what their secrets need in one list. */
const otherViews = ["attention", "disabled", "secrets"] as const;
export type AppView = "all" | (typeof otherViews)[number];

/** Sorts other than the usual one. */
const otherSorts = ["newUsers", "activity", "secrets", "creationDate"] as const;
export type OtherSort = (typeof otherSorts)[number];
export const appSorts = ["name", ...otherSorts] as const;
export type AppSort = (typeof appSorts)[number];

/** The period whose new and active users the list of apps shows. */
export const overviewPeriods = ["LAST_7_DAYS", "LAST_30_DAYS"] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];
export const usualPeriod: OverviewPeriod = "LAST_30_DAYS";
export const daysOfPeriod: Readonly<Record<OverviewPeriod, number>> = { LAST_7_DAYS: 7, LAST_30_DAYS: 30 };

/**
 * Defaults: every app, by name, ascending. Users sort the fewest first, secrets the most urgent ones, dates the oldest.
 */
export interface AppListSearch {
  readonly search?: string;
  readonly view?: Exclude<AppView, "all">;
  readonly period?: Exclude<OverviewPeriod, "LAST_30_DAYS">;
  readonly sort?: OtherSort;
  readonly order?: "desc";
}

/** Some of a search; `undefined` is the default. */
export type AppListParameters = { readonly [Key in keyof AppListSearch]: AppListSearch[Key] | undefined };

/** With more apps, the list does not ask for their secrets, and for active users only of the apps in view. */
export const maxAppsAskedAbout = 50;

export const searchMaxLength = 100;

/** Defaults are left out of an address, but may stand in it. */
const usual: SearchParameters = { search: "", period: usualPeriod, sort: "name", order: "asc" };

const isSearch = (value: unknown): value is string =>
  typeof value === "string" && value !== usual["search"] && value.length <= searchMaxLength;

const readEach = (params: SearchParameters) => {
  const { search, status, attention, period, view, sort, order } = params;
  return {
    search: isSearch(search) ? search : undefined,
    view: otherViews.find((each) => each === view),
    // Two views as older addresses name them.
    status: status === "disabled" ? status : undefined,
    attention: attention === true || attention === "true" ? ("attention" as const) : undefined,
    period: period === "LAST_7_DAYS" ? period : undefined,
    sort: otherSorts.find((each) => each === sort),
    order: order === "desc" ? order : undefined,
  };
};

/** Values that are not valid fall back to the defaults. */
export const readAppListSearch = (params: SearchParameters): AppListSearch => {
  const { status, attention, ...read } = readEach(params);
  return Object.fromEntries(
    Object.entries({ ...read, view: read.view ?? attention ?? status }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as AppListSearch;
};

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

export const isFactSort = (sort: AppSort | undefined): boolean =>
  sort !== undefined && sort !== "name" && sort !== "creationDate";

export const dependsOnFacts = ({ view, sort }: AppListParameters): boolean =>
  view === "attention" || isFactSort(sort);

/** Of so many apps that only those in view are asked about, nothing may depend on facts. */
export const withoutFacts = ({ view, sort, order, ...search }: AppListSearch): AppListSearch => ({
  ...search,
  ...(view !== undefined && view !== "attention" && { view }),
  ...(!isFactSort(sort) && { ...(sort && { sort }), ...(order && { order }) }),
});

/** The number by which an app is sorted; undefined if it is not known. */
const rank: Readonly<Record<OtherSort, (app: App, facts: AppFacts) => number | undefined>> = {
  newUsers: (_app, { activity }) => numberIn(known(activity)?.newUsers),
  activity: (_app, { activity }) => numberIn(known(activity)?.active),
  secrets: ({ status }, facts) => {
    const secrets = known(facts.secrets);
    if (secrets === undefined) return undefined;
    if (status === "disabled" || secrets.state === "valid") return Number.POSITIVE_INFINITY;
    return secrets.at?.epochMillis ?? Number.MAX_VALUE;
  },
  creationDate: ({ creationDate }) => creationDate.epochMillis,
};

/** An app with its name folded for searching. */
export interface SearchableApp {
  readonly app: App;
  readonly words: string;
}

export const searchable = (apps: ReadonlyArray<App>): ReadonlyArray<SearchableApp> =>
  apps.map((app) => ({ app, words: fold(app.name) }));

export const matching = (apps: ReadonlyArray<SearchableApp>, search = ""): ReadonlyArray<App> => {
  const words = fold(search);
  return apps.filter(({ words: name }) => matchRank(name, words) !== undefined).map(({ app }) => app);
};

const isIn = (view: AppView | undefined, app: App, { of, today }: FactsOfApps): boolean => {
  if (view === "disabled") return app.status === "disabled";
  return view !== "attention" || needOf(app, of(app.id), today) !== undefined;
};

/**
 * Filters and sorts `apps`, which are sorted by name. Apps with the same value stay sorted by name in both directions;
 * apps whose value is not known come last in both.
 */
export const arrange = (
  apps: ReadonlyArray<App>,
  { view, sort, order }: Pick<AppListParameters, "sort" | "order"> & { readonly view?: AppView | undefined },
  facts: FactsOfApps = noFacts,
): ReadonlyArray<App> => {
  const found = apps.filter((app) => isIn(view, app, facts));
  if (sort === undefined) return order === "desc" ? found.toReversed() : found;
  const sign = order === "desc" ? -1 : 1;
  const ranked = found.map((app) => ({ app, rank: rank[sort](app, facts.of(app.id)) }));
  const withRank = ranked.flatMap(({ app, rank }) => (rank === undefined ? [] : [{ app, rank }]));
  // Not a difference: there is none between infinities.
  const sorted = withRank.toSorted((a, b) => sign * (Number(a.rank > b.rank) - Number(a.rank < b.rank)));
  return [...sorted, ...ranked.filter(({ rank }) => rank === undefined)].map(({ app }) => app);
};

/** How many each view has. None is certain only when everything is known: until then a count of zero is undefined. */
export const countsOf = (
  apps: ReadonlyArray<App>,
  { of, today }: FactsOfApps,
): Readonly<Record<AppView, number | undefined>> => {
  const enabled = apps.filter(({ status }) => status === "enabled").map((app) => ({ app, ...of(app.id) }));
  const certain = (count: number, ...facts: ReadonlyArray<AppFacts[keyof AppFacts]>) =>
    count > 0 || facts.every(isCertain) ? count : undefined;
  return {
    all: apps.length,
    attention: certain(
      enabled.filter(({ app, ...facts }) => needOf(app, facts, today) !== undefined).length,
      ...enabled.flatMap(({ secrets, activity }) => [secrets, activity]),
    ),
    disabled: apps.length - enabled.length,
    secrets: certain(
      enabled.reduce((sum, { secrets }) => sum + (known(secrets)?.count ?? 0), 0),
      ...enabled.map(({ secrets }) => secrets),
    ),
  };
};

const isCertain = (fact: Known<object> | undefined) => fact === undefined || typeof fact === "object";

/** Whether everything is known of each app that may need attention. */
export const areChecked = (apps: ReadonlyArray<App>, { of }: FactsOfApps): boolean =>
  apps.every(({ id, status }) => {
    const { secrets, activity } = of(id);
    return status === "disabled" || (isCertain(secrets) && isCertain(activity));
  });

/** Whether more may become known of an app. */
export const isPending = ({ secrets, activity }: AppFacts): boolean =>
  [secrets, activity].some((fact) => fact === "pending" || fact === "unasked");

/** A number, or why there is none: it is withheld, or could not be loaded. */
type Count = number | string | object;

/** Users of the last days. */
export interface Activity {
  readonly active: Count;
  readonly activeBefore: Count;
  readonly newUsers: Count;
}

const numberIn = (count: Count | undefined) => (typeof count === "number" ? count : undefined);

export interface SecretsFact {
  /** `none`: there is no secret. `expired`: there are some, but none is valid. `soon`: a valid one needs a successor. */
  readonly state: "none" | "expired" | "soon" | "valid";
  /** When the first of what is due expires, or the last one has expired. */
  readonly at?: { readonly epochMillis: number } | undefined;
  /** How many need somebody: those that end soon without a successor, or one where none is valid. */
  readonly count: number;
}

/** What is known of an app. Where the configuration leaves out activity, it has none. */
export interface AppFacts {
  readonly secrets: Known<SecretsFact>;
  readonly activity: Known<Activity> | undefined;
}

export interface FactsOfApps {
  readonly of: (id: string) => AppFacts;
  /** Today, in epoch milliseconds. */
  readonly today: number;
}

export const noFacts: FactsOfApps = {
  of: () => ({ secrets: "pending", activity: "pending" }),
  today: 0,
};

/** Why an app needs attention. */
export type Need = "expired" | "soon" | "none" | "nobody" | "falling";

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
  activity: Omit<Activity, "newUsers">,
  today: number,
): "nobody" | "falling" | undefined => {
  const [active, previous] = [numberIn(activity.active), numberIn(activity.activeBefore)];
  if (status === "disabled" || active === undefined) return undefined;
  if (active === 0) return today - creationDate.epochMillis >= millisOfNewApp ? "nobody" : undefined;
  return previous !== undefined && isFalling(active, previous) ? "falling" : undefined;
};

/** The most severe reason why an app needs attention; a disabled one never does. What is not known is no reason. */
export const needOf = (app: AppInNeed, facts: AppFacts, today: number): Need | undefined => {
  const secrets = known(facts.secrets);
  const activity = known(facts.activity);
  if (app.status === "disabled") return undefined;
  if (secrets !== undefined && secrets.state !== "valid") return secrets.state;
  return activity && activityNeed(app, activity, today);
};
