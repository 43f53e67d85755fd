/** A page of the statistics in the browser, on 30 March 2026. */
import "#src/theme/theme.css.ts";
import "#src/theme/global.css.ts";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { read } from "#test/support/read.ts";
import { json } from "#test/support/smallServer.ts";
import { type Asked, fullAnswers, metricsWorld, sessionAnswer, type WorldOptions } from "./metricsWorld.ts";

/** January differs from February. */
export const answerAll = ({ metric, days }: Asked): unknown =>
  fullAnswers(days.startsWith("2026-01") ? 3 : 1)[metric];

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
