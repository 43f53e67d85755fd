/** Days that a person chooses by date: whether they can be shown and, if not, which of the two is wrong. */
import { DateTime, Either } from "effect";
import { type CalendarDay, dayOf } from "#src/domain/calendarDay.ts";
import { type Days, daysIn, epoch, type PeriodChoice } from "./timePeriod.ts";

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
