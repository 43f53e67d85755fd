/** The page for developers who connect a platform: calls, answers, and where they deviate from the contract. */
import { approvePage } from "./approvePage.ts";
import { pendingWhere } from "./someStatistics.ts";
import type { State, States } from "./states.ts";
import type { World } from "./world.ts";

const path = "/administer/analytics/dev?app=app_anchor&period=";
const count = (by: object, many: unknown) => ({ ...by, count: many });
const sleep = count({ topic: "sleep" }, 3);
const people = {
  workRoles: [],
  healthBehaviours: [],
  healthSupports: [],
  preferences: [],
  selfPerceivedHealths: [],
};
const user = { ageGroup: "twen", gender: "female" };
const fitting: NonNullable<World["metrics"]> = {
  session: () => ({
    totalRegisteredUsers: 3,
    totalActiveUsers: 0,
    registeredUsers: [count(user, 3)],
    activeUsers: [],
  }),
  topic: () => ({ topics: [sleep] }),
  sociodemographic: () => ({ educationLevels: [], ...people }),
};
const open = () => {
  for (const part of document.querySelectorAll<HTMLDetailsElement>("main details")) part.open = true;
};
const of = (given: Partial<State> = {}): State => ({
  at: `${path}LAST_MONTH`,
  metrics: fitting,
  enter: open,
  root: "main p, main section:nth-of-type(-n+2)",
  ...given,
});

const dev: States = {
  "of answers that fit": of(),
  "of answers that deviate": of({
    metrics: {
      session: () => ({
        totalRegisteredUsers: 3,
        totalActiveUsers: 5,
        registeredUsers: [count(user, 3)],
        activeUsers: [],
      }),
      topic: () => ({ topics: [{ ...sleep, extra: 1 }], more: true }),
      sociodemographic: () => ({
        educationLevels: [count({ educationLevel: "master" }, -1), { count: 2.5 }],
        ...people,
      }),
      engagement: () => new Response("<html>", { status: 404 }),
    },
    root: "main section",
  }),
  "of small groups": of({
    config: { minimumGroupSize: 5 },
    metrics: {
      session: () => new Response('{"count": 7, "x3": NaN'),
      topic: () => ({ topics: [{ ...sleep, x3: 1e21 }] }),
    },
  }),
  "while they load": of({
    metrics: { ...pendingWhere(() => true), engagement: () => undefined },
    root: "main section",
  }),
  "while others load": of({
    metrics: { ...pendingWhere(({ last }) => last > "2026-03"), engagement: () => ({}) },
    enter: ({ go }) => go(`${path}LAST_7_DAYS`),
    root: "main section:first-of-type",
  }),
};

approvePage("dev", { dev });
