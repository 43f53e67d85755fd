/**
 * Periods of the statistics, as days and instants: eleven named ones, or any days; and what they are compared with. Today
 * and the zone are arguments.
 */
import { DateTime, Duration, Either, Schema } from "effect";
import {
  CalendarDay,
  dayAt,
  dayOf,
  endOfDay,
  isSameDay,
  monthIndex,
  startOfDay,
} from "#src/domain/calendarDay.ts";
import { isSameData } from "#src/domain/isSameData.ts";

export const TimePeriodId = Schema.Literal(
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
);
export type TimePeriodId = typeof TimePeriodId.Type;
export const timePeriodIds = TimePeriodId.literals;
export const isTimePeriodId = Schema.is(TimePeriodId);

export const defaultTimePeriod: TimePeriodId = "ALL_TIME";

export const epoch: CalendarDay = DateTime.unsafeMake(0);

/** First and last day, both included, not before 1970. Encoded as ISO days: `{ first: "2026-03-01", last: "2026-03-31" }`. */
export const Days = Schema.Struct({ first: CalendarDay, last: CalendarDay }).pipe(
  Schema.filter(
    ({ first, last }) => epoch.epochMillis <= first.epochMillis && DateTime.lessThanOrEqualTo(first, last),
  ),
);
export type Days = typeof Days.Type;

/** What a person chooses: a named period, which moves with today, or fixed days. */
export const PeriodChoice = Schema.Union(TimePeriodId, Days);
export type PeriodChoice = typeof PeriodChoice.Type;

export interface TimePeriod {
  readonly choice: PeriodChoice;
  readonly startDate: DateTime.Utc;
  readonly endDate: DateTime.Utc;
}

/** Which earlier days a period is compared with: none, those right before it, or those of a year before. */
export const Comparison = Schema.Literal("none", "previous", "year");
export type Comparison = typeof Comparison.Type;
export type PastComparison = Exclude<Comparison, "none">;

/** A number of whole months, or of days. */
export type Span = { readonly months: number } | { readonly days: number };

export interface ComparedPeriod extends TimePeriod {
  readonly choice: Days;
  /** How far before a day of the period the day lies that it is compared with. */
  readonly shift: Span;
  /** Whether it ends at the time of day that it is now, since the period is not over. */
  readonly endsLikeNow: boolean;
}

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

/** How many whole months a named period has; the other named periods are counted in days. */
const monthsOf: Partial<Record<TimePeriodId, number>> = {
  LAST_MONTH: 1,
  LAST_3_MONTH: 3,
  LAST_6_MONTH: 6,
  LAST_YEAR: 12,
};

/** How many whole months the days cover; undefined if they do not begin and end with a month. */
const wholeMonths = ({ first, last }: Days): number | undefined => {
  const next = DateTime.add(last, { days: 1 });
  const isWhole = [first, next].every((day) => isSameDay(day, DateTime.startOf(day, "month")));
  return isWhole ? monthIndex(next) - monthIndex(first) : undefined;
};

/** How many days these are, both ends included. */
export const daysIn = ({ first, last }: Days): number =>
  Duration.toDays(DateTime.distanceDuration(first, last)) + 1;

/** The length of a period, in the unit in which it moves. */
const lengthOf = (choice: PeriodChoice, days: Days): Span => {
  const months = typeof choice === "string" ? monthsOf[choice] : wholeMonths(days);
  if (months !== undefined) return { months };
  return { days: daysIn(days) };
};

export const periodDays = (choice: PeriodChoice, today: CalendarDay): Days =>
  typeof choice === "string" ? daysOf[choice](today) : choice;

export type Direction = "previous" | "next";

/** The days right beside a period: as many whole months, else as many days. None before 1970. */
export const daysBeside = (choice: PeriodChoice, today: CalendarDay, direction: Direction): Days | null => {
  const days = periodDays(choice, today);
  const length = lengthOf(choice, days);
  if (direction === "previous") {
    const first = DateTime.subtract(days.first, length);
    return DateTime.lessThan(first, epoch)
      ? null
      : { first, last: DateTime.subtract(days.first, { days: 1 }) };
  }
  const first = DateTime.add(days.last, { days: 1 });
  return { first, last: DateTime.subtract(DateTime.add(first, length), { days: 1 }) };
};

/** One period back or on; null if there is none, and if it would begin after today. */
export const stepChoice = (
  choice: PeriodChoice,
  today: CalendarDay,
  direction: Direction,
): PeriodChoice | null => {
  const days = daysBeside(choice, today, direction);
  if (days === null || DateTime.greaterThan(days.first, today)) return null;
  // A named period only if a step from it leads back, so that a step back undoes a step forward.
  const named = timePeriodIds.find((id) => {
    const back = daysBeside(id, today, direction === "next" ? "previous" : "next");
    return isSameData(periodDays(id, today), days) && isSameData(back, periodDays(choice, today));
  });
  return named ?? days;
};

const inZone = (choice: PeriodChoice, { first, last }: Days, zone: DateTime.TimeZone): TimePeriod => ({
  choice,
  // ALL_TIME starts at the epoch itself in every zone.
  startDate: choice === "ALL_TIME" ? epoch : startOfDay(first, zone),
  endDate: endOfDay(last, zone),
});

export const timePeriod = (choice: PeriodChoice, today: CalendarDay, zone: DateTime.TimeZone): TimePeriod =>
  inZone(choice, periodDays(choice, today), zone);

/** A part of a month or a year moves by a whole one, so that the same days are compared. */
const monthsOfPart: Partial<Record<TimePeriodId, number>> = { THIS_MONTH: 1, THIS_YEAR: 12 };

export const isSingleDay = (choice: PeriodChoice): choice is Days =>
  typeof choice !== "string" && isSameDay(choice.first, choice.last);

const shiftOf = (comparison: PastComparison, choice: PeriodChoice, days: Days): Span => {
  // Between a Monday and a Tuesday, the weekday would be the difference.
  if (comparison === "previous" && isSingleDay(choice)) return { days: 7 };
  const months = comparison === "year" ? 12 : typeof choice === "string" ? monthsOfPart[choice] : undefined;
  return months === undefined ? lengthOf(choice, days) : { months };
};

/** The last day of the compared days, if all of the period is compared: months stay whole, whatever their lengths. */
const lastCompared = (choice: PeriodChoice, days: Days, shift: Span): CalendarDay =>
  "months" in lengthOf(choice, days)
    ? DateTime.subtract(DateTime.subtract(DateTime.add(days.last, { days: 1 }), shift), { days: 1 })
    : DateTime.subtract(days.last, shift);

/** The same minute on the clock in `zone` as `now`, on another day; a later one if that day's clock skips it. */
const sameMinuteOn = (day: CalendarDay, now: DateTime.DateTime, zone: DateTime.TimeZone): DateTime.Utc => {
  const { hours, minutes } = DateTime.toParts(DateTime.setZone(now, zone));
  const clock = DateTime.add(day, { hours, minutes });
  return DateTime.toUtc(DateTime.setZone(clock, zone, { adjustForTimeZone: true }));
};

/**
 * What a period is compared with: as many days, or as many whole months, right before it; the same days of the month or
 * year before for a part of one; of a single day the same weekday a week before. A day that a month does not have is its last one. While the period contains today, both
 * are compared until the same time of day. Null before 1970, also for ALL_TIME.
 *
 * @param now - Only its time of day counts, in `zone`, to the minute.
 */
export const comparedPeriod = (
  comparison: PastComparison,
  choice: PeriodChoice,
  today: CalendarDay,
  now: DateTime.DateTime,
  zone: DateTime.TimeZone,
): ComparedPeriod | null => {
  const days = periodDays(choice, today);
  const shift = shiftOf(comparison, choice, days);
  const first = DateTime.subtract(days.first, shift);
  if (DateTime.lessThan(first, epoch)) return null;
  const endsLikeNow = DateTime.between(today, { minimum: days.first, maximum: days.last });
  const last = endsLikeNow ? DateTime.subtract(today, shift) : lastCompared(choice, days, shift);
  const compared = { first, last };
  const whole = inZone(compared, compared, zone);
  const until = sameMinuteOn(last, now, zone);
  const endDate = endsLikeNow
    ? DateTime.min(DateTime.max(until, whole.startDate), whole.endDate)
    : whole.endDate;
  return { ...whole, choice: compared, endDate, shift, endsLikeNow };
};

/** The day before a period: who was registered at its end is not new in the period. None for all time, and before 1970. */
export const dayBefore = (
  { startDate }: Pick<TimePeriod, "startDate">,
  zone: DateTime.TimeZone,
): Omit<TimePeriod, "choice"> | null => {
  const day = DateTime.subtract(dayAt(startDate, zone), { days: 1 });
  if (DateTime.lessThan(day, epoch)) return null;
  return { startDate: startOfDay(day, zone), endDate: endOfDay(day, zone) };
};

/**
 * How many days may be chosen at least. With a minimum group size, a single day would show who was active on it; choices
 * that overlap can still be subtracted (decision 10).
 */
export const minimumDays = (minimumGroupSize: number | undefined): number =>
  minimumGroupSize === undefined ? 1 : 7;

/** Named periods are always long enough. Days after today have no users, so they do not count. */
export const isLongEnough = (choice: PeriodChoice, least: number, today: CalendarDay): boolean =>
  typeof choice === "string" ||
  daysIn({ first: choice.first, last: DateTime.min(choice.last, today) }) >= least;

/**
 * `unreadable`: no date. `outside`: before 1970 or after today. `order`: the last day is before the first one. `short`:
 * fewer days than may be chosen.
 */
export interface DaysProblem {
  readonly at: "first" | "last";
  readonly code: "unreadable" | "outside" | "order" | "short";
}

/** `first` and `last` are ISO dates (`2026-03-01`), or any other text that a person has typed. */
export const chosenDays = (
  first: string,
  last: string,
  today: CalendarDay,
  least: number,
): Either.Either<Days, DaysProblem> => {
  const read = (at: DaysProblem["at"], text: string): Either.Either<CalendarDay, DaysProblem> =>
    Either.filterOrLeft(
      Either.fromOption(dayOf(text), (): DaysProblem => ({ at, code: "unreadable" })),
      DateTime.between({ minimum: epoch, maximum: today }),
      (): DaysProblem => ({ at, code: "outside" }),
    );
  return Either.all({ first: read("first", first), last: read("last", last) }).pipe(
    Either.filterOrLeft(
      (days) => DateTime.lessThanOrEqualTo(days.first, days.last),
      (): DaysProblem => ({ at: "last", code: "order" }),
    ),
    Either.filterOrLeft(
      (days) => daysIn(days) >= least,
      (): DaysProblem => ({ at: "last", code: "short" }),
    ),
  );
};
