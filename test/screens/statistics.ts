/** The statistics of an app. */
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { storageKeys } from "#src/services/storage/storageKeys.ts";
import { json } from "#test/support/smallServer.ts";
import { enter, press } from "./openConsole.tsx";
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

const path = "/administer/users/statistics";
/** The trend asks for each day. */
const stored = { [storageKeys.trend]: "hidden" };
const of = (search: string, given: Partial<State> = {}): State => ({
  at: `${path}?app=app_anchor&${search}`,
  stored,
  ...given,
});
const lastMonth = (given?: Partial<State>) => of("period=LAST_MONTH", given);
const segmentsOf = (search: string, given: Partial<State> = {}): State => ({
  at: `/administer/analytics/segments?app=app_anchor&period=LAST_MONTH${search}`,
  ...given,
});

const isJanuary = ({ first }: Asked) => first.startsWith("2026-01");
const failing = { session: refuse, sociodemographic: refuse, topic: refuse };
const loading = { session: () => undefined, sociodemographic: () => undefined, topic: () => undefined };
const empty = { educationLevels: [], workRoles: [], healthBehaviours: [], healthSupports: [] };
/** Nobody in the days that are meant. */
const withoutUsers = (isMeant: (asked: Asked) => boolean): NonNullable<World["metrics"]> => ({
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
const menuOf = (name: string | RegExp) => () => press("button", { name });

const openDates = async () => {
  await menuOf(/Period$/u)();
  await press("option", { name: "custom dates…" });
};

export const statistics: States = {
  "last month": lastMonth(),
  "at 390 px": lastMonth({ width: 390 }),
  "at 590 px": lastMonth({ width: 590, root: "[aria-label='App and period']" }),
  "with the trend": lastMonth({ stored: {} }),
  "with a trend that lacks a day": of("period=LAST_7_DAYS", {
    stored: {},
    root: "[aria-labelledby=chart-trend]",
    metrics: {
      session: (id, asked) =>
        asked.first === "2026-03-26" && asked.last === asked.first ? refuse() : sessionOf(id, asked),
    },
  }),
  "without a comparison": of("period=LAST_MONTH&compare=none"),
  "of all time": of("period=ALL_TIME"),
  "of a single day": of("from=2026-02-28&to=2026-02-28"),
  "of a link that cannot be read in full": {
    at: `${path}?app=43&from=2026-02-30&zone=Mars/Base`,
    stored,
    root: "main [role=status]",
  },
  "before it is compared": lastMonth({
    metrics: {
      session: (id, asked) => (isJanuary(asked) ? undefined : sessionOf(id, asked)),
      sociodemographic: (_id, asked) => (isJanuary(asked) ? undefined : sociodemographicOf(asked)),
      topic: (_id, asked) => (isJanuary(asked) ? undefined : topicsOf(asked)),
    },
  }),
  "whose comparison has failed": lastMonth({
    metrics: { sociodemographic: (_id, asked) => (isJanuary(asked) ? refuse() : sociodemographicOf(asked)) },
  }),
  "in which nothing has changed": lastMonth({
    metrics: { sociodemographic: (_id, asked) => sociodemographicOf({ ...asked, last: "2026-02-28" }) },
  }),
  "with few active users, whose number is withheld": lastMonth({
    config: { minimumGroupSize: 5 },
    metrics: {
      session: () =>
        session(
          (age) => (age === 1 ? 25 : 0),
          (age, gender) => (age + gender === 1 ? 2 : 0),
        ),
    },
  }),
  "of a disabled app": { at: `${path}?app=app_drift&period=LAST_MONTH`, stored },
  "without the answer about users": lastMonth({ metrics: { session: refuse } }),
  "without the answers of users": lastMonth({ metrics: { sociodemographic: refuse } }),
  "in which nobody was active or told of their education": lastMonth({
    metrics: {
      session: () =>
        session(
          () => 9,
          () => 0,
        ),
      sociodemographic: (_id, asked) => ({ ...sociodemographicOf(asked), educationLevels: [] }),
    },
  }),
  "whose sums are wrong": lastMonth({
    metrics: {
      session: (id, asked) => ({ ...sessionOf(id, asked), totalRegisteredUsers: 9_007_199_254_740_991 }),
    },
  }),
  "with more active than registered users": lastMonth({
    metrics: { session: (id, asked) => ({ ...sessionOf(id, asked), totalActiveUsers: 9000 }) },
  }),
  "while they load": lastMonth({ metrics: loading }),
  "while other numbers load": lastMonth({
    metrics: {
      session: (id, asked) => (asked.last > "2026-03" ? undefined : sessionOf(id, asked)),
      sociodemographic: (_id, asked) => (asked.last > "2026-03" ? undefined : sociodemographicOf(asked)),
      topic: (_id, asked) => (asked.last > "2026-03" ? undefined : topicsOf(asked)),
    },
    enter: ({ go }) => go(`${path}?app=app_anchor&period=LAST_7_DAYS`),
  }),
  "if all has failed": lastMonth({ stored: {}, metrics: failing }),
  "if nobody has ever registered": of("period=ALL_TIME", { metrics: withoutUsers(() => true) }),
  "of a period without users": lastMonth({
    metrics: withoutUsers(({ last }) => last < "2026-03"),
  }),
  "while it is offline": lastMonth({
    enter: ({ store }) => store.set(networkStatusAtom, { isOnline: false, at: now }),
  }),
  "without an app": { at: path, apps: [] },
  "whose apps cannot be read": {
    at: path,
    answers: { "/api/v1/apps": () => json({ content: [{ id: "app_1" }] }) },
  },
  "without the list of apps": { at: path, answers: { "/api/v1/apps": refuse } },
  "while the list of apps loads": { at: path, answers: { "/api/v1/apps": () => never } },
  "its menu": lastMonth({ enter: menuOf("More actions"), root: "[role=menu]" }),
  "the menu of a chart": lastMonth({ enter: menuOf("Actions: Level of education"), root: "[role=menu]" }),
  "the menu of a chart in conflict": lastMonth({
    metrics: { session: (id, asked) => ({ ...sessionOf(id, asked), totalActiveUsers: 9000 }) },
    enter: menuOf("Actions: Age and gender"),
    root: "[role=menu]",
  }),
  "a chart as its table": lastMonth({
    enter: async () => {
      await menuOf("Actions: Level of education")();
      await press("menuitem", { name: "Show table" });
    },
    root: "[aria-labelledby=chart-education]",
  }),
  "the periods": lastMonth({ enter: menuOf(/Period$/u), root: "[role=listbox]" }),
  "the comparisons": lastMonth({ enter: menuOf(/Comparison$/u), root: "[role=listbox]" }),
  "the dates": lastMonth({
    enter: openDates,
    root: "[role=dialog]",
  }),
  "dates that are no period": lastMonth({
    enter: async () => {
      await openDates();
      await enter("First day", "2/3/2027");
      await enter("Last day", "1/3/2027");
      await press("button", { name: "Show these days" });
    },
    root: "[role=dialog] [aria-invalid=true]",
  }),
};

export const segments: States = {
  "last month": segmentsOf(""),
  "at 390 px": segmentsOf("", { width: 390 }),
  "with a requested chart": segmentsOf("#chart-health-interest"),
  "with all charts": segmentsOf("", { enter: () => press("button", { name: "Expand all" }) }),
  "without a comparison": segmentsOf("&compare=none"),
  "while they load": segmentsOf("", { metrics: loading }),
  "of a disabled app": { at: "/administer/analytics/segments?app=app_drift&period=LAST_MONTH" },
  "without the answers of users": segmentsOf("", { metrics: { sociodemographic: refuse } }),
  "if all has failed": segmentsOf("", { metrics: failing }),
  "of a period without users": segmentsOf("", { metrics: withoutUsers(({ last }) => last < "2026-03") }),
  "with more active than registered users": segmentsOf("", {
    metrics: { session: (id, asked) => ({ ...sessionOf(id, asked), totalActiveUsers: 9000 }) },
  }),
  "its menu": segmentsOf("", { enter: menuOf("More actions"), root: "[role=menu]" }),
};
