/** How the number of active users has changed: as shown (`▲ 2.2%`), and for screen readers. */
import { type ChartCount, isKnown } from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { FigureChange } from "../../charts/figureChange.ts";
import { messages } from "./messages.en.ts";

/** Undefined if either count is not known. */
export const activityChange = (
  { text, number }: I18n,
  active: ChartCount,
  previous: ChartCount,
): FigureChange | undefined => {
  if (!isKnown(active) || !isKnown(previous)) return undefined;
  if (active === previous) return { shown: text(messages.unchanged), spoken: text(messages.unchangedSpoken) };
  // There is no percentage of 0.
  if (previous === 0) return { shown: text(messages.upFromZero), spoken: text(messages.moreThanZero) };
  const isMore = active > previous;
  const words = { relative: number(Math.abs(active - previous) / previous, "percentOneDigit") };
  return {
    shown: text(isMore ? messages.up : messages.down, words),
    spoken: text(isMore ? messages.moreSpoken : messages.fewerSpoken, words),
  };
};
