/** The row in which app, period and comparison of the statistics are chosen. */
import { enter, focusOn, press } from "./openConsole.tsx";
import { bar, figures, lastMonth, of, path, stored } from "./someStatistics.ts";
import type { State, States } from "./states.ts";

const row = (search: string, given: Partial<State> = {}) => of(search, { root: bar, ...given });
const menuOf = (name: string | RegExp) => () => press("button", { name });

const openDates = async () => {
  await menuOf(/Period$/u)();
  await press("option", { name: "custom dates…" });
  // A press without a pointer leaves it open whether the dialog or the closing list has the focus at last.
  await focusOn("First day");
};
const refused = (first: string, last: string, given: Partial<State> = {}) =>
  lastMonth({
    enter: async () => {
      await openDates();
      await enter("First day", first);
      await enter("Last day", last);
      await press("button", { name: "Show these days" });
    },
    root: "[role=dialog] :has(> [aria-invalid=true]), [role=dialog] p",
    ...given,
  });

export const choice: States = {
  "of the last month": row("period=LAST_MONTH"),
  "at 590 px": row("period=LAST_MONTH", { width: 590 }),
  "of the last 7 days, not compared": row("period=LAST_7_DAYS&compare=none"),
  "of all time": row("period=ALL_TIME"),
  "of a single day": row("from=2026-02-28&to=2026-02-28"),
  "of a disabled app": { at: `${path}?app=app_drift&period=LAST_MONTH`, stored, root: bar },
  "in the time zone of a link": of("period=LAST_MONTH&zone=Asia/Tokyo", { root: figures }),
  "of a link that cannot be read in full": {
    at: `${path}?app=43&from=2026-02-30&zone=Mars/Base`,
    stored,
    root: "main [role=status]",
  },
  "its menu": lastMonth({ enter: menuOf("More actions"), root: "[role=menu]" }),
  "the periods": lastMonth({ enter: menuOf(/Period$/u), root: "[role=listbox]" }),
  "the periods, where small groups are withheld": lastMonth({
    config: { minimumGroupSize: 5 },
    enter: menuOf(/Period$/u),
    root: "[role=listbox]",
    like: "the periods",
  }),
  "the comparisons": lastMonth({ enter: menuOf(/Comparison$/u), root: "[role=listbox]" }),
  "the choice at 390 px": lastMonth({
    width: 390,
    enter: menuOf("Anchor · last month"),
    root: "[role=dialog]",
  }),
  "the dates": of("from=2026-02-01&to=2026-02-02", {
    enter: openDates,
    root: ["h2", "label", "input", "header", "tr:nth-child(-n+2)", "button:not(td *, header *)"]
      .map((part) => `[role=dialog] ${part}`)
      .join(),
  }),
  "dates in the future": refused("31/12/2026", ""),
  "dates that end before they begin": refused("2/3/2026", "1/3/2026"),
  "no dates": refused("", ""),
  "too few days, where small groups are withheld": refused("1/3/2026", "6/3/2026", {
    config: { minimumGroupSize: 5 },
  }),
};
