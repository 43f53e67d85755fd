/** What the statistics say of an earlier period, and what they withhold. */
import { figures, lastMonth, of, ofCard, path, pendingWhere, stored } from "./someStatistics.ts";
import type { States } from "./states.ts";
import { type Asked, refuse, session, sociodemographicOf, topicsOf } from "./world.ts";

const isJanuary = ({ first }: Asked) => first.startsWith("2026-01");
const heads = ["sociodemographics", "activities"].map((id) => `[aria-labelledby=${id}] > *:first-child`);
const withoutCharts = [figures, "[role=group]:has(> ul)", ...heads].join(", ");
const root = `${withoutCharts}, ${ofCard("preference")}`;
const month = (given?: Parameters<typeof lastMonth>[0]) => lastMonth({ root, ...given });

export const comparison: States = {
  "with the previous period": month(),
  "without a comparison": of("period=LAST_MONTH&compare=none", { root }),
  "with the same period last year": of("period=LAST_MONTH&compare=year", { root: figures }),
  "of a single day": of("from=2026-02-28&to=2026-02-28", { root: figures }),
  "with what has changed": month({
    metrics: {
      topic: (_id, asked) =>
        isJanuary(asked) ? { topics: [{ topic: "sleep", count: 90 }] } : topicsOf(asked),
    },
  }),
  "in which nothing has changed": month({
    metrics: { sociodemographic: (_id, asked) => sociodemographicOf({ ...asked, last: "2026-02-28" }) },
    root: withoutCharts,
  }),
  "before it is compared": month({ metrics: pendingWhere(isJanuary) }),
  "if it has failed": month({
    metrics: { sociodemographic: (_id, asked) => (isJanuary(asked) ? refuse() : sociodemographicOf(asked)) },
    root: withoutCharts,
  }),
  "of few active users, whose number is withheld": month({
    config: { minimumGroupSize: 5 },
    metrics: {
      session: () =>
        session(
          (age) => (age === 1 ? 25 : 0),
          (age, gender) => (age + gender === 1 ? 2 : 0),
        ),
    },
    root: `${figures}, [aria-labelledby=registered], [aria-labelledby=success]`,
  }),
  "of a disabled app, without a comparison": {
    at: `${path}?app=app_drift&period=LAST_MONTH&compare=none`,
    stored,
    root: figures,
    like: "of a disabled app",
  },
  "of a disabled app": { at: `${path}?app=app_drift&period=LAST_MONTH`, stored, root: figures },
};
