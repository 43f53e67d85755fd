/** The statistics of an app, a page of charts. */
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { storageKeys } from "#src/services/storage/storageKeys.ts";
import { json } from "#test/support/smallServer.ts";
import type { State, States } from "./states.ts";
import {
  type Asked,
  never,
  now,
  refuse,
  session,
  sessionOf,
  sociodemographicOf,
  topicsOf,
  type World,
} from "./world.ts";

export const path = "/administer/users/statistics";
/** The trend asks for each day. */
export const stored = { [storageKeys.trend]: "hidden" };
export const of = (search: string, given: Partial<State> = {}): State => ({
  at: `${path}?app=app_anchor&${search}`,
  stored,
  ...given,
});
export const lastMonth = (given?: Partial<State>) => of("period=LAST_MONTH", given);

/** Parts of the page. */
export const bar = "main :has(> * > h1)";
export const belowBar = `${bar} ~ *`;
export const figures = "main :has(> dl):not(:has(h1))";
export const success = "[aria-labelledby=success]";
const withoutTopics = `main [role=status], ${figures}, [aria-labelledby=registered], ${success} > :not(:has([aria-labelledby=chart-topics])), ${success} > * > :not([aria-labelledby=chart-topics])`;
export const ofCard = (id: string) => `[aria-labelledby=chart-${id}]`;

export const failing = { session: refuse, sociodemographic: refuse, topic: refuse };
export const loading = {
  session: () => undefined,
  sociodemographic: () => undefined,
  topic: () => undefined,
};
/** More active than registered users. */
export const conflicting: NonNullable<World["metrics"]> = {
  session: (id, asked) => ({ ...sessionOf(id, asked), totalActiveUsers: 9000 }),
};
const empty = { educationLevels: [], workRoles: [], healthBehaviours: [], healthSupports: [] };
/** Nobody in the days that are meant. */
export const withoutUsers = (isMeant: (asked: Asked) => boolean): NonNullable<World["metrics"]> => ({
  session: (id, asked) =>
    isMeant(asked)
      ? session(
          () => 0,
          () => 0,
        )
      : sessionOf(id, asked),
  sociodemographic: (_id, asked) =>
    isMeant(asked) ? { ...empty, preferences: [], selfPerceivedHealths: [] } : sociodemographicOf(asked),
  topic: (_id, asked) => (isMeant(asked) ? { topics: [] } : topicsOf(asked)),
});
/** Never answers for the days that are meant. */
export const pendingWhere = (isMeant: (asked: Asked) => boolean): NonNullable<World["metrics"]> => ({
  session: (id, asked) => (isMeant(asked) ? undefined : sessionOf(id, asked)),
  sociodemographic: (_id, asked) => (isMeant(asked) ? undefined : sociodemographicOf(asked)),
  topic: (_id, asked) => (isMeant(asked) ? undefined : topicsOf(asked)),
});

export const statistics: States = {
  "last month": lastMonth(),
  "at 390 px": lastMonth({
    width: 390,
    root: `${figures}, main nav, ${ofCard("age-gender")}, [aria-labelledby=sociodemographics]`,
  }),
  "of all time": of("period=ALL_TIME", {
    root: `${figures}, [aria-labelledby=activities] > *:first-child, ${success}`,
  }),
  "without the answer about users": lastMonth({ metrics: { session: refuse }, root: withoutTopics }),
  "without the answers of users": lastMonth({ metrics: { sociodemographic: refuse }, root: belowBar }),
  "if all has failed": lastMonth({
    metrics: failing,
    root: `${belowBar}:not(section), [aria-labelledby=registered], ${success}`,
  }),
  "whose sums are wrong": lastMonth({
    metrics: {
      session: (id, asked) => ({ ...sessionOf(id, asked), totalRegisteredUsers: 9_007_199_254_740_991 }),
    },
    root: belowBar,
  }),
  "with more active than registered users": lastMonth({ metrics: conflicting, root: withoutTopics }),
  "in which nobody was active or told of their education": lastMonth({
    metrics: {
      session: () =>
        session(
          () => 9,
          () => 0,
        ),
      sociodemographic: (_id, asked) => ({ ...sociodemographicOf(asked), educationLevels: [] }),
    },
    root: `${figures}, ${ofCard("education")}, ${success}`,
  }),
  "if nobody has ever registered": of("period=ALL_TIME", {
    metrics: withoutUsers(() => true),
    root: belowBar,
  }),
  "of a period without users": lastMonth({
    metrics: withoutUsers(({ last }) => last < "2026-03"),
    root: belowBar,
  }),
  "while they load": lastMonth({ metrics: loading, root: belowBar }),
  "while other numbers load": lastMonth({
    metrics: pendingWhere(({ last }) => last > "2026-03"),
    enter: ({ go }) => go(`${path}?app=app_anchor&period=LAST_7_DAYS`),
    root: `${bar}, ${figures}, [aria-labelledby=activities]`,
  }),
  "while it is offline": lastMonth({
    enter: ({ store }) => store.set(networkStatusAtom, { isOnline: false, at: now }),
    root: belowBar,
  }),
  "without an app": { at: path, apps: [] },
  "whose apps cannot be read": {
    at: path,
    answers: { "/api/v1/apps": () => json({ content: [{ id: "app_1" }] }) },
    root: belowBar,
  },
  "without the list of apps": { at: path, answers: { "/api/v1/apps": refuse }, root: belowBar },
  "while the list of apps loads": {
    at: path,
    answers: { "/api/v1/apps": () => never },
    root: `${bar}, ${figures}`,
  },
};
