/** A sub-period as text: its calendar unit where it is whole, else its days. */
import { DateTime } from "effect";
import { isWhole, type TrendPeriod } from "#src/domain/metrics/trendPeriods.ts";
import type { I18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { messages } from "./messages.en.ts";

const quarterText = ({ text, date }: I18n, { first, startDate }: TrendPeriod): Text =>
  text(messages.quarterName, {
    quarter: Math.ceil(DateTime.getPartUtc(first, "month") / 3),
    year: date(startDate.epochMillis, "year"),
  });

/** `24 Mar 2026`, `1–7 Mar 2026`, `March 2026`, `Q1 2026`, `2026`. It says which days these are. */
export const periodName = (i18n: I18n, period: TrendPeriod): Text => {
  const { unit, startDate, endDate } = period;
  const start = startDate.epochMillis;
  if (unit === "day") return i18n.date(start);
  if (unit === "week" || unit === "step" || !isWhole(period)) return i18n.dates(start, endDate.epochMillis);
  return unit === "quarter"
    ? quarterText(i18n, period)
    : i18n.date(start, unit === "month" ? "month" : "year");
};

/** `Tue 24 Mar 2026`. */
export const dayName = (i18n: I18n, { startDate }: Pick<TrendPeriod, "startDate">): Text =>
  i18n.date(startDate.epochMillis, "weekdayAndDay");

/** `24 Mar`, `Mar 2026`, `Q1 2026`, `2026`: where it begins, for an axis. */
export const periodTick = (i18n: I18n, period: TrendPeriod): Text => {
  const start = period.startDate.epochMillis;
  switch (period.unit) {
    case "day":
    case "week":
      return i18n.date(start, "shortDay");
    case "month":
      return i18n.date(start, "shortMonth");
    case "quarter":
      return quarterText(i18n, period);
    default:
      return i18n.date(start, "year");
  }
};
