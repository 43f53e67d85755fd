/** Counts, shares and changes as text, the same in every table, summary and file. */
import { type Change, changeOf, type ChartCount, isKnown } from "#src/domain/metrics/chartData.ts";
import { hasCountChanged } from "#src/domain/metrics/hasChanged.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import { messages } from "../messages.en.ts";

/** `1,234`; `< 5` for a small count; `withheld` for a count that would reveal a small one. */
export const countText = ({ text, number }: I18n, count: ChartCount): Text => {
  if (isKnown(count)) return number(count);
  if (count === "missing" || count === "pending") return text(messages.none);
  return count.below === null
    ? text(messages.withheld)
    : text(messages.fewerThan, { limit: number(count.below) });
};

/** For a file: a number that can be computed with, or the same words. */
export const countCell = (i18n: I18n, count: ChartCount): number | Text =>
  isKnown(count) ? count : countText(i18n, count);

type ShareFormat = "percentTwoDigits" | "percentInColumn";

/** `12.34 %`, or a dash for null. In a column, all have the same number of digits: `12.30 %`. */
export const shareText = (
  { text, number }: I18n,
  share: number | null,
  format: ShareFormat = "percentTwoDigits",
): Text => (share === null ? text(messages.none) : number(share, format));

/**
 * `12 %`, `4.5 %`, `< 1 %`, or a dash for null. In a column, all have the digits of the largest one, `most`.
 */
export const shortShareText = ({ text, number }: I18n, share: number | null, most = share): Text => {
  if (share === null) return text(messages.none);
  if (share > 0 && share < 0.01) return text(messages.fewerThan, { limit: number(0.01, "percent") });
  const isSmall = most !== null && most > 0 && most < 0.0995;
  return number(share, isSmall ? "percentOneDigit" : "percent");
};

/** A change of a share in percentage points, to a tenth: `+0.4`. */
export const pointsText = ({ number }: I18n, points: number): string => {
  const size = number(Math.abs(points), "points");
  if (points === 0) return `±${size}`;
  return points > 0 ? `+${size}` : `−${size}`;
};

/** What the messages about a change take. */
export const changeValues = ({ number }: I18n, { kind, size, relative }: Change) => ({
  kind,
  size: number(size),
  relative: number(relative, "percentOneDigit"),
});

/** `+12 (+3.4 %)`, `+12 (new)`, or a dash if either count is not known. */
export const changeText = (i18n: I18n, count: ChartCount, compared: ChartCount | undefined): Text => {
  const change = changeOf(count, compared);
  return change === undefined
    ? i18n.text(messages.none)
    : i18n.text(messages.changeText, changeValues(i18n, change));
};

/** Whether both are known and apart beyond chance: then the change is bold. */
export const isChanged = (now: ChartCount, before: ChartCount | undefined, isOneOfMany?: boolean): boolean =>
  isKnown(now) && isKnown(before) && hasCountChanged(now, before, isOneOfMany);

/** As shown (`▲ 6 (+2.1%)`), and for screen readers (`6 more (+2.1%)`). */
export interface FigureChange {
  readonly shown: Text;
  readonly spoken: Text;
  readonly hasChanged: boolean;
}

/** Undefined if either count is not known. */
export const figureChangeOf = (
  i18n: I18n,
  now: ChartCount,
  before: ChartCount | undefined,
): FigureChange | undefined => {
  const change = changeOf(now, before);
  if (change === undefined) return undefined;
  const values = changeValues(i18n, change);
  return {
    shown: i18n.text(messages.figureChange, values),
    spoken: i18n.text(messages.figureChangeSpoken, values),
    hasChanged: isChanged(now, before),
  };
};
