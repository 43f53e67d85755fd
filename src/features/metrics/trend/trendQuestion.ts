/** What the trend asks for: the sub-periods of the chosen period, and those that they are compared with. */
import { DateTime } from "effect";
import { atom } from "jotai";
import { previousTrendPeriods, type TrendPeriod, trendPeriods } from "#src/domain/metrics/trendPeriods.ts";
import { todayAtom } from "#src/runtime/todayAtom.ts";
import { appAtom, previousPeriodAtom, type Question, questionAtom } from "../choice/choice.ts";
import { isTrendShownAtom } from "./trendVisibility.ts";

export interface TrendQuestion extends Question {
  /** From the oldest to the newest. */
  readonly periods: ReadonlyArray<TrendPeriod>;
  /** The sub-period that each is compared with; null while periods are not compared. */
  readonly previous: ReadonlyArray<TrendPeriod | null> | null;
}

// A number, so that the atom does not change when the list of apps is reloaded.
const createdAtom = atom((get) => get(appAtom)?.creationDate.epochMillis);

/** Undefined while the trend is hidden, and until it is known when the app was created. */
export const trendQuestionAtom = atom((get): TrendQuestion | undefined => {
  const question = get(questionAtom);
  const created = get(createdAtom);
  if (!get(isTrendShownAtom) || question === undefined || created === undefined) return undefined;
  const { zone } = get(todayAtom);
  const periods = trendPeriods(question.period, zone, DateTime.unsafeMake(created));
  const previous = get(previousPeriodAtom);
  return { ...question, periods, previous: previous && previousTrendPeriods(periods, previous, zone) };
});
