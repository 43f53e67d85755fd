/** The trend in words: its sub-periods, when most users were active, and what is missing. */
import { DateTime } from "effect";
import { type ChartCount, type ChartData, isKnown, type TrendPart } from "#src/domain/metrics/chartData.ts";
import { isWhole, type TrendPeriod } from "#src/domain/metrics/trendPeriods.ts";
import type { I18n, Text } from "#src/i18n/i18n.ts";
import { messages as metrics } from "../../messages.en.ts";
import { countText } from "../counts.ts";
import { messages } from "../messages.en.ts";

type Part = TrendPart<Text>;

/** `Tue 24 Mar 2026`, `March 2026 (so far)`, `30–31 Mar 2026 (incomplete)` */
const titleOf = ({ text }: I18n, { name: period, state }: Part): Text => {
  if (state === "whole") return period;
  return text(state === "running" ? messages.running : messages.partial, { period });
};

/** `March 2026 (so far): 266 new, 412 active, 2,000 registered. February 2026: 98 new, …` */
export const partText = (i18n: I18n, part: Part): Text => {
  const { text } = i18n;
  const { newUsers, active, registered, comparedName } = part;
  const period = titleOf(i18n, part);
  if (part.hasConflict) return text(messages.markConflict, { period });
  if (!isKnown(active.count) || !isKnown(registered.count)) {
    const instead = { pending: messages.markPending, missing: messages.markMissing };
    const { count } = registered;
    return text(typeof count === "string" ? instead[count] : messages.markWithheld, { period });
  }
  const countsOf = (key: "count" | "compared") => {
    const [some, others, all] = [newUsers, active, registered].map((value) => value[key] ?? "missing");
    if (!isKnown(others) || !isKnown(all)) return undefined;
    const counts = text(messages.counts, {
      active: countText(i18n, others),
      registered: countText(i18n, all),
    });
    return isKnown(some) ? text(messages.countsNew, { newUsers: countText(i18n, some), counts }) : counts;
  };
  const mark = text(messages.mark, { name: period, value: countsOf("count") ?? "" });
  const counts = countsOf("compared");
  if (counts === undefined || comparedName === undefined) return mark;
  return text(messages.trendMarkCompared, { mark, compared: comparedName, counts });
};

/** The same as a small table; absent where there are no numbers. */
export const partDetails = (i18n: I18n, part: Part) => {
  const { newUsers, active, registered, comparedName } = part;
  if (!isKnown(registered.count) || !isKnown(active.count)) return {};
  const { text } = i18n;
  const line = (name: Text, count: ChartCount | undefined) =>
    isKnown(count) ? [{ name, value: countText(i18n, count) }] : [];
  return {
    details: {
      title: titleOf(i18n, part),
      lines: [
        ...line(text(messages.newUsers), newUsers.count),
        ...line(text(messages.newUsersBefore), newUsers.compared),
        ...line(text(messages.activeUsers), active.count),
        ...line(text(messages.activeBefore), active.compared),
        ...line(text(messages.registered), registered.count),
        ...(comparedName !== undefined && isKnown(active.compared)
          ? [{ name: text(messages.compared), value: comparedName }]
          : []),
      ],
    },
  };
};

const peakText = (i18n: I18n, parts: ReadonlyArray<Part>): Text => {
  const { text } = i18n;
  const sizeOf = ({ active: { count } }: Part) => (isKnown(count) ? count : 0);
  const [most] = parts.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  if (most === undefined || sizeOf(most) === 0) return text(messages.trendNobodyActive);
  return text(messages.peak, { period: most.name, count: countText(i18n, most.active.count) });
};

const isComplete = ({ registered, active }: Part) => isKnown(registered.count) && isKnown(active.count);

const howMany = ({ text, number }: I18n, parts: ReadonlyArray<Part>): Text | undefined => {
  const have = (count: ChartCount) => parts.filter(({ registered }) => registered.count === count).length;
  const all = number(parts.length);
  const loaded = () => text(messages.loaded, { count: number(parts.filter(isComplete).length), all });
  if (have("pending") > 0) return loaded();
  const conflicting = parts.filter(({ hasConflict }) => hasConflict).length;
  const missing = have("missing") - conflicting;
  const gaps = missing > 0 ? loaded() : undefined;
  if (conflicting === 0) return gaps;
  const conflicts = text(messages.conflicts, { count: number(conflicting), all });
  return gaps ? text(metrics.both, { first: gaps, second: conflicts }) : conflicts;
};

/** `Most active users: March 2026 (412)`; the key figures say how many are new. */
export const trendSummary = (i18n: I18n, { parts = [] }: ChartData<Text>): Text => {
  const progress = howMany(i18n, parts);
  // While counts are missing, the highest known count may not be the highest one.
  if (progress !== undefined) return progress;
  return parts.every(isComplete) ? peakText(i18n, parts) : i18n.text(messages.allWithheld);
};

const quarterText = (
  { text, date }: I18n,
  { first, startDate }: TrendPeriod,
  message: typeof messages.quarterName,
): Text =>
  text(message, {
    quarter: Math.ceil(DateTime.getPartUtc(first, "month") / 3),
    year: date(startDate.epochMillis, "year"),
  });

const datesOf = (i18n: I18n, { startDate, endDate }: TrendPeriod): Text =>
  i18n.dates(startDate.epochMillis, endDate.epochMillis);

/** `24 Mar 2026`, `1–7 Mar 2026`, `March 2026`, `Q1 2026`, `2026`. It says which days these are. */
export const periodName = (i18n: I18n, period: TrendPeriod): Text =>
  isWhole(period) ? unitName(i18n, period) : datesOf(i18n, period);

/** The same of a part that is not over: `March 2026`, `Q1 2026`, `2026`. */
export const unitName = (i18n: I18n, period: TrendPeriod): Text => {
  const { unit, startDate } = period;
  if (unit === "quarter") return quarterText(i18n, period, messages.quarterName);
  return unit === "month" || unit === "year" ? i18n.date(startDate.epochMillis, unit) : datesOf(i18n, period);
};

/** The same in a sentence, in which a day has its weekday: `Tue 24 Mar 2026`. */
export const fullName = (i18n: I18n, period: TrendPeriod): Text =>
  period.unit === "day" ? i18n.date(period.startDate.epochMillis, "weekdayAndDay") : periodName(i18n, period);

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
      return quarterText(i18n, period, messages.quarterTick);
    default:
      return i18n.date(start, "year");
  }
};
