/** Days that a person chooses by date: whether they can be shown and, if not, which of the two is wrong. */
import { DateTime, Either, Option } from "effect";
import { type CalendarDay, dayOf } from "#src/domain/calendarDay.ts";
import { type Days, daysIn, epoch, type PeriodChoice } from "./timePeriod.ts";

/**
 * How many days may be chosen at least. With a minimum group size, two choices that differ by a day would show who was
 * active on it (decision 10).
 */
export const minimumDays = (minimumGroupSize: number | undefined): number =>
  minimumGroupSize === undefined ? 1 : 7;

/** Named periods are always long enough. */
export const isLongEnough = (choice: PeriodChoice, least: number): boolean =>
  typeof choice === "string" || daysIn(choice) >= least;

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
  const days = { first: dayOf(first), last: dayOf(last) };
  for (const at of ["first", "last"] as const) {
    const day = days[at];
    if (Option.isNone(day)) return Either.left({ at, code: "unreadable" });
    if (!DateTime.between(day.value, { minimum: epoch, maximum: today })) {
      return Either.left({ at, code: "outside" });
    }
  }
  return Option.match(Option.all(days), {
    onNone: () => Either.left({ at: "first", code: "unreadable" }),
    onSome: (found): Either.Either<Days, DaysProblem> => {
      if (DateTime.lessThan(found.last, found.first)) return Either.left({ at: "last", code: "order" });
      return daysIn(found) < least ? Either.left({ at: "last", code: "short" }) : Either.right(found);
    },
  });
};
