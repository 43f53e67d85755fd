/** The eleven periods of the statistics, as calendar days and as instants. Today and the zone are arguments. */
import { DateTime, Duration } from "effect";
import { type CalendarDay, endOfDay, startOfDay } from "#src/domain/calendarDay.ts";

export const timePeriodIds = [
  "LAST_7_DAYS",
  "LAST_30_DAYS",
  "LAST_60_DAYS",
  "LAST_90_DAYS",
  "THIS_MONTH",
  "LAST_MONTH",
  "LAST_3_MONTH",
  "LAST_6_MONTH",
  "THIS_YEAR",
  "LAST_YEAR",
  "ALL_TIME",
] as const;
export type TimePeriodId = (typeof timePeriodIds)[number];

export const defaultTimePeriod: TimePeriodId = "ALL_TIME";

export const isTimePeriodId = (value: unknown): value is TimePeriodId =>
  timePeriodIds.some((id) => id === value);

export interface TimePeriod {
  readonly id: TimePeriodId;
  readonly startDate: DateTime.Utc;
  readonly endDate: DateTime.Utc;
}

/** First and last day, both included. */
export interface Days {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
}

const epoch: CalendarDay = DateTime.unsafeMake(0);

const lastDays = (count: number, last: CalendarDay): Days => ({
  first: DateTime.subtract(last, { days: count - 1 }),
  last,
});

/** The last `count` whole months before the month of `day`. */
const lastMonths = (count: number, day: CalendarDay): Days => {
  const end = DateTime.startOf(day, "month");
  return { first: DateTime.subtract(end, { months: count }), last: DateTime.subtract(end, { days: 1 }) };
};

const daysOf: Readonly<Record<TimePeriodId, (today: CalendarDay) => Days>> = {
  LAST_7_DAYS: (today) => lastDays(7, today),
  LAST_30_DAYS: (today) => lastDays(30, today),
  LAST_60_DAYS: (today) => lastDays(60, today),
  LAST_90_DAYS: (today) => lastDays(90, today),
  THIS_MONTH: (today) => ({ first: DateTime.startOf(today, "month"), last: today }),
  LAST_MONTH: (today) => lastMonths(1, today),
  LAST_3_MONTH: (today) => lastMonths(3, today),
  LAST_6_MONTH: (today) => lastMonths(6, today),
  THIS_YEAR: (today) => ({ first: DateTime.startOf(today, "year"), last: today }),
  LAST_YEAR: (today) => lastMonths(12, DateTime.startOf(today, "year")),
  ALL_TIME: (today) => ({ first: epoch, last: today }),
};

/** How many whole months a period has; the other periods are counted in days. */
const monthsOf: Partial<Record<TimePeriodId, number>> = {
  LAST_MONTH: 1,
  LAST_3_MONTH: 3,
  LAST_6_MONTH: 6,
  LAST_YEAR: 12,
};

export const periodDays = (id: TimePeriodId, today: CalendarDay): Days => daysOf[id](today);

/**
 * The days right before a period: as many months before whole months, else as many days. There are none before
 * ALL_TIME.
 */
export const previousDays = (id: TimePeriodId, today: CalendarDay): Days | null => {
  if (id === "ALL_TIME") return null;
  const { first, last } = periodDays(id, today);
  const months = monthsOf[id];
  if (months !== undefined) return lastMonths(months, first);
  const count = Duration.toDays(DateTime.distanceDuration(first, last)) + 1;
  return lastDays(count, DateTime.subtract(first, { days: 1 }));
};

const inZone = (id: TimePeriodId, { first, last }: Days, zone: DateTime.TimeZone): TimePeriod => ({
  id,
  // ALL_TIME starts at the epoch itself in every zone.
  startDate: id === "ALL_TIME" ? epoch : startOfDay(first, zone),
  endDate: endOfDay(last, zone),
});

export const timePeriod = (id: TimePeriodId, today: CalendarDay, zone: DateTime.TimeZone): TimePeriod =>
  inZone(id, periodDays(id, today), zone);

export const previousTimePeriod = (
  id: TimePeriodId,
  today: CalendarDay,
  zone: DateTime.TimeZone,
): TimePeriod | null => {
  const days = previousDays(id, today);
  return days && inZone(id, days, zone);
};
