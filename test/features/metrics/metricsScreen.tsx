/** A page of the statistics in the browser, and what a person reads there. Today is 30 March 2026. */
import "#src/theme/theme.css.ts";
import "#src/theme/global.css.ts";
import type { ReactNode } from "react";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { read } from "#test/support/read.ts";
import { json } from "#test/support/smallServer.ts";
import { type Asked, fullAnswers, metricsWorld, sessionAnswer, type WorldOptions } from "./metricsWorld.ts";

/** Zen and January differ from Apple and February. */
export const answerAll = ({ metric, app, days }: Asked): unknown =>
  fullAnswers(app === "zen" || days.startsWith("2026-01") ? 3 : 1)[metric];

export const showPage = async (page: ReactNode, options: WorldOptions = {}) => {
  // The pointer of another test would open a tooltip.
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  const world = await metricsWorld({
    isTrendShown: false,
    answering: answerAll,
    ...options,
    search: { period: "LAST_MONTH", ...options.search },
  });
  const screen = await render(<StoreProvider store={world.store}>{page}</StoreProvider>);
  world.answerApps();
  return { ...world, screen, lines: () => read(screen.container) };
};

/** Refuses calls such as `session apple 2026-02-01 to 2026-02-28`. */
export const failing = (refused: RegExp) => (call: Asked) =>
  refused.test(`${call.metric} ${call.app} ${call.days}`) ? json({}, 503) : answerAll(call);

const none = (lists: object) => Object.fromEntries(Object.keys(lists).map((name) => [name, []]));

/** Nobody in February, and this many until today. */
export const nobodyUntilMarch = ({ metric, days }: Asked, count = 7): unknown => {
  if (metric === "session") return sessionAnswer(days.startsWith("2026-02") ? 0 : count);
  return none(fullAnswers()[metric]);
};

/** The line of the choice of an app and a period. */
export const choiceLine = (period: string, comparison: string, note = "UTC", zone = "UTC") =>
  [
    "group App and period | combobox App = Apple | button Show suggestions | button Previous period",
    `button ${period} Period (${note}) | button Next period | button ${comparison} Comparison (${note})`,
    `${zone} | button More actions`,
  ].join(" | ");

/** The keys of charts, which the first of a page explains. */
export const keys = "(Arrow keys: values · Enter: table · M: menu)";
export const chartLine = (name: string, says: string, hint = "") =>
  `group ${name} | heading3 … | button Actions: … | figure ${says} | application …${hint}`;

export const until = "paragraph Everyone registered by 28 Feb 2026";
export const vsJanuary =
  "1 – 28 Feb 2026 · vs 1 – 31 Jan 2026 · | compared value · (+1.0) change in percentage points";

/** The charts that both pages have. */
export const lines = {
  education: chartLine("Level of education", "75 answers · Most common: Doctoral (20%)"),
  workRole: chartLine("Work role", "188 answers · Most common: Other (14%)"),
  health: chartLine("Self-perceived health", "310 answers · Most common: Very good (21%)"),
  behaviour: chartLine("Health behaviour", "231 answers · Most common: Doing now (16%)"),
  interests: chartLine("Health interests", "315 answers · Most common: No preference (17%)"),
};
