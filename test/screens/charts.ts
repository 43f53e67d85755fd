/** States of single charts in the statistics: the trend, and a chart's menu and table. */
import { press } from "./openConsole.tsx";
import { conflicting, failing, lastMonth, of, ofCard } from "./someStatistics.ts";
import type { States } from "./states.ts";
import { refuse, session, sessionOf } from "./world.ts";

const menuOf = (name: string) => () => press("button", { name });
const trend = { stored: {}, root: ofCard("trend") };

export const charts: States = {
  "the trend of a month": lastMonth({ ...trend, root: `main dl > :nth-child(2), ${ofCard("trend")}` }),
  "the trend by weeks": of("period=LAST_MONTH&interval=week", trend),
  "the trend of a week that lacks a day": of("period=LAST_7_DAYS", {
    ...trend,
    metrics: {
      session: (id, asked) =>
        asked.first === "2026-03-26" && asked.last === asked.first ? refuse() : sessionOf(id, asked),
    },
  }),
  "the trend of days on which nobody came": of("period=LAST_7_DAYS", {
    ...trend,
    metrics: {
      session: () =>
        session(
          () => 9,
          () => 0,
        ),
    },
  }),
  "the trend, while it loads": of("period=LAST_7_DAYS", {
    ...trend,
    metrics: {
      session: (id, asked) => (asked.first === asked.last ? undefined : sessionOf(id, asked)),
    },
  }),
  "the trend, if all has failed": lastMonth({ ...trend, metrics: failing }),
  "the menu of a chart": lastMonth({ enter: menuOf("Actions: Level of education"), root: "[role=menu]" }),
  "the menu of a chart in conflict": lastMonth({
    metrics: conflicting,
    enter: menuOf("Actions: Age and gender"),
    root: "[role=menu]",
  }),
  "a chart as its table": lastMonth({
    enter: async () => {
      await menuOf("Actions: Level of education")();
      await press("menuitem", { name: "Show table" });
    },
    root: ofCard("education"),
  }),
};
