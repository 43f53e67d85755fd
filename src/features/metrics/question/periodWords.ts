/** A period as text: its name, its days, and what it is compared with. */
import { type ComparedPeriod, type Comparison, type TimePeriod } from "#src/domain/metrics/timePeriod.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages } from "./messages.en.ts";

/** Of the line that says it: it describes the fields of the choice. */
export const noteId = "choice-note";

/** `1–31 Mar 2026`, of a single day `Tue, 24 Mar 2026`; for all time `until 31 Mar 2026`. */
export const daysText = ({ text, date, dates }: I18n, { choice, startDate, endDate }: TimePeriod): Text => {
  const [start, end] = [startDate.epochMillis, endDate.epochMillis];
  if (choice === "ALL_TIME") return text(messages.until, { date: date(end) });
  return date(start) === date(end) ? date(start, "weekdayAndDay") : dates(start, end);
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
    : i18n.text(messages[choice]);
};

export const comparisonNames = {
  none: messages.withNothing,
  previous: messages.withPrevious,
  year: messages.withLastYear,
} as const satisfies Record<Comparison, Message>;
