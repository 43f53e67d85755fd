/** A period as text: its name, its days, and what it is compared with. */
import {
  type ComparedPeriod,
  type Comparison,
  isSingleDay,
  type TimePeriod,
  type TimePeriodId,
} from "#src/domain/metrics/timePeriod.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages } from "./messages.en.ts";

/** Of the line that says it: it describes the fields of the choice. */
export const noteId = "choice-note";

const names = {
  LAST_7_DAYS: messages.last7Days,
  LAST_30_DAYS: messages.last30Days,
  LAST_60_DAYS: messages.last60Days,
  LAST_90_DAYS: messages.last90Days,
  THIS_MONTH: messages.thisMonth,
  LAST_MONTH: messages.lastMonth,
  LAST_3_MONTH: messages.last3Month,
  LAST_6_MONTH: messages.last6Month,
  THIS_YEAR: messages.thisYear,
  LAST_YEAR: messages.lastYear,
} as const satisfies Record<Exclude<TimePeriodId, "ALL_TIME">, Message>;

/** `1–31 Mar 2026`, of a single day `Tue, 24 Mar 2026`; for all time `until 31 Mar 2026`. */
export const daysText = ({ text, date, dates }: I18n, { choice, startDate, endDate }: TimePeriod): Text => {
  if (choice === "ALL_TIME") return text(messages.until, { date: date(endDate.epochMillis) });
  return isSingleDay(choice)
    ? date(startDate.epochMillis, "weekdayAndDay")
    : dates(startDate.epochMillis, endDate.epochMillis);
};

/** `1–24 Oct 2026`, while the period is not over `1–24 Oct 2026, up to 18:05 as today`. */
export const comparedText = (i18n: I18n, compared: ComparedPeriod): Text => {
  const days = daysText(i18n, compared);
  if (!compared.endsLikeNow) return days;
  return i18n.text(messages.untilTime, { days, time: i18n.date(compared.endDate.epochMillis, "time") });
};

/** `last 7 days`; for all time and for days chosen by date the days themselves. */
export const periodName = (i18n: I18n, period: TimePeriod): Text => {
  const { choice } = period;
  return typeof choice !== "string" || choice === "ALL_TIME"
    ? daysText(i18n, period)
    : i18n.text(names[choice]);
};

export const comparisonNames = {
  none: messages.withNothing,
  previous: messages.withPrevious,
  year: messages.withLastYear,
} as const satisfies Record<Comparison, Message>;
