/** How a key figure has changed: as shown (`▲ 6 (+2.1%)`), and for screen readers (`6 more (+2.1%)`). */
import { type ChartCount, isKnown, pointsBetween } from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { messages } from "../messages.en.ts";

export interface FigureChange {
  readonly shown: Text;
  readonly spoken: Text;
}

/** Undefined if either count is withheld. */
export const countChange = (
  { text, number }: I18n,
  count: ChartCount,
  previous: ChartCount,
): FigureChange | undefined => {
  if (!isKnown(count) || !isKnown(previous)) return undefined;
  const difference = count - previous;
  if (difference === 0) return { shown: text(messages.unchanged), spoken: text(messages.unchangedSpoken) };
  const size = number(Math.abs(difference));
  const isMore = difference > 0;
  // There is no percentage of 0.
  if (previous === 0) {
    return { shown: text(messages.upFromZero, { size }), spoken: text(messages.moreThanZero, { size }) };
  }
  const words = { size, relative: number(Math.abs(difference / previous), "percentOneDigit") };
  return {
    shown: text(isMore ? messages.up : messages.down, words),
    spoken: text(isMore ? messages.moreSpoken : messages.fewerSpoken, words),
  };
};

/** In percentage points; undefined if either share does not exist. */
export const shareChange = (
  { text, number }: I18n,
  share: number | null,
  previous: number | null,
): FigureChange | undefined => {
  const points = pointsBetween(share, previous);
  if (points === null) return undefined;
  if (points === 0) return { shown: text(messages.unchanged), spoken: text(messages.unchangedSpoken) };
  const size = number(Math.abs(points), "points");
  const isMore = points > 0;
  return {
    shown: text(isMore ? messages.upInPoints : messages.downInPoints, { size }),
    spoken: text(isMore ? messages.moreInPoints : messages.fewerInPoints, { size }),
  };
};
