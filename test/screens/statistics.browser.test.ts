/** The statistics of an app: a page of charts, their periods and comparisons, and the segments of its users. */
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { json } from "#test/support/smallServer.ts";
import { approvePage } from "./approvePage.ts";
import { charts } from "./charts.ts";
import { choice } from "./choice.ts";
import { comparison } from "./comparison.ts";
import { segments } from "./segments.ts";
import {
  bar,
  belowBar,
  conflicting,
  failing,
  figures,
  lastMonth,
  loading,
  of,
  ofCard,
  path,
  pendingWhere,
  success,
  withoutUsers,
} from "./someStatistics.ts";
import type { States } from "./states.ts";
import { never, now, refuse, session, sessionOf, sociodemographicOf } from "./world.ts";

const withoutTopics = `main [role=status], ${figures}, [aria-labelledby=registered], ${success} > :not(:has([aria-labelledby=chart-topics])), ${success} > * > :not([aria-labelledby=chart-topics])`;

const statistics: States = {
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

approvePage("statistics", { statistics, comparison, choice, charts, segments });
