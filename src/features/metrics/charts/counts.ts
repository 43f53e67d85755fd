/** Counts, shares and changes as text, the same in every table, summary and file. */
import { type ChartCount, isKnown } from "#src/domain/metrics/chartData.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { messages } from "../messages.en.ts";

/** `1,234`; `< 5` for a small count; `withheld` for a count that would reveal a small one. */
export const countText = ({ text, number }: I18n, count: ChartCount): Text => {
  if (isKnown(count)) return number(count);
  if (count === "missing" || count === "pending") return text(messages.none);
  return count.below === null
    ? text(messages.withheld)
    : text(messages.fewerThan, { limit: number(count.below) });
};

type ShareFormat = "percentTwoDigits" | "percentInColumn";

/** `12.34 %`, or a dash for null. In a column, all have the same number of digits: `12.30 %`. */
export const shareText = (
  { text, number }: I18n,
  share: number | null,
  format: ShareFormat = "percentTwoDigits",
): Text => (share === null ? text(messages.none) : number(share, format));

const signed = (value: number, size: Text): string => {
  if (value === 0) return `±${size}`;
  return value > 0 ? `+${size}` : `−${size}`;
};

/** A change of a share in percentage points, to a tenth: `+0.4`. */
export const pointsText = ({ number }: I18n, points: number): string =>
  signed(points, number(Math.abs(points), "points"));

/** `+12 (+3.4 %)`, `+12 (no base)`, or a dash if either count is not known. */
export const changeText = (i18n: I18n, count: ChartCount, previous: ChartCount | undefined): Text => {
  const { text, number } = i18n;
  if (!isKnown(count) || !isKnown(previous)) return text(messages.none);
  const absolute = signed(count - previous, number(Math.abs(count - previous)));
  if (previous === 0) return text(messages.changeWithoutBase, { absolute });
  const share = (count - previous) / previous;
  const relative = signed(share, number(Math.abs(share), "percentOneDigit"));
  return text(messages.changeText, { absolute, relative });
};
