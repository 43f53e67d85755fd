/** The segments: two sections of charts, collapsed at first. */
import { expect } from "vitest";
import { press } from "./openConsole.tsx";
import { belowBar, ofCard, conflicting, failing, loading, withoutUsers } from "./someStatistics.ts";
import type { State, States } from "./states.ts";
import { refuse } from "./world.ts";

const of = (search: string, given: Partial<State> = {}): State => ({
  at: `/administer/analytics/segments?app=app_anchor&period=LAST_MONTH${search}`,
  ...given,
});
const demographics = "main :has(> h2):not(:last-child)";
const above = `${belowBar}:not(:has(h2))`;
const health = "main :has(> h2):last-child";
const one = `${above}, ${health} h2, ${health} li:first-child`;

export const segments: States = {
  "last month": of(""),
  "at 390 px": of("", { width: 390, root: one }),
  "with a requested chart": of("#chart-health-interest", {
    // Its heading takes the focus once its section has expanded.
    enter: () => expect.poll(() => document.activeElement?.id).toBe("chart-health-interest"),
    root: `main h2, ${ofCard("health-interest")}`,
  }),
  "with all charts": of("", {
    enter: () => press("button", { name: "Expand all" }),
    root: `${above}, main h2, ${ofCard("age")}, ${ofCard("gender")}, main h3`,
  }),
  "without a comparison": of("&compare=none", { root: one }),
  "while they load": of("", { metrics: loading, root: one }),
  "of a disabled app, not compared": {
    at: "/administer/analytics/segments?app=app_drift&period=LAST_MONTH&compare=none",
    root: above,
  },
  "without the answers of users": of("", { metrics: { sociodemographic: refuse }, root: demographics }),
  "if all has failed": of("", { metrics: failing, root: one }),
  "of a period without users": of("", {
    metrics: withoutUsers(({ last }) => last < "2026-03"),
    root: belowBar,
  }),
  "with more active than registered users": of("", { metrics: conflicting, root: belowBar }),
  "its menu": of("", { enter: () => press("button", { name: "More actions" }), root: "[role=menu]" }),
};
