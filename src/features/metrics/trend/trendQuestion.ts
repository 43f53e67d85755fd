/** What the trend asks for: the sub-periods of the chosen period, and those that they are compared with. */
import { Schema } from "effect";
import { atom } from "jotai";
import { type ComparedPeriod, dayBefore, epoch } from "#src/domain/metrics/timePeriod.ts";
import {
  comparedTrendPeriods,
  type Interval,
  isInterval,
  possibleIntervals,
  type TrendPeriod,
  trendPeriods,
} from "#src/domain/metrics/trendPeriods.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { storedAtom } from "#src/runtime/storedAtom.ts";
import { storageKeys } from "#src/services/storage/storageKeys.ts";
import { sessionBlock } from "../answers/blocks.ts";
import { type Asked, askedIn } from "../answers/counts.ts";
import { appAtom, periodAtom, type Question, questionAtom, shownSearchAtom } from "../question/choice.ts";

export interface TrendQuestion extends Question {
  /** From the oldest to the newest. */
  readonly periods: ReadonlyArray<TrendPeriod>;
  /** The sub-period that each is compared with; null while periods are not compared. */
  readonly compared: ReadonlyArray<TrendPeriod | null> | null;
  /** The days before both; null where none is requested. */
  readonly before: Readonly<Record<"current" | "compared", ReturnType<typeof dayBefore>>>;
  /** All that the trend requests: the newest of its period first, then the newest of what that is compared with. */
  readonly parts: ReadonlyArray<Asked>;
  readonly comparedPeriod: ComparedPeriod | null;
  /** Those that can be chosen. */
  readonly intervals: ReadonlyArray<Interval>;
}

const partsOf = (trend: Omit<TrendQuestion, "parts">): ReadonlyArray<Asked> =>
  [
    [trend.before.current, ...trend.periods],
    [trend.before.compared, ...(trend.compared ?? [])],
  ].flatMap((parts) =>
    parts
      .filter((part) => part !== null)
      .toReversed()
      .map((part) => askedIn(trend, part)),
  );

/** `?interval=week`; undefined for the one that fits best. */
export const intervalAtom = atom(
  (get) => {
    const { interval } = get(locationAtom).search;
    return isInterval(interval) ? interval : undefined;
  },
  (get, set, interval: Interval) =>
    set(locationAtom, { search: { ...get(shownSearchAtom), interval }, hash: "" }),
);

const divisionAtom = atom((get) => {
  const creationDate = get(appAtom)?.creationDate ?? epoch;
  const trend = { period: get(periodAtom), zone: get(todayAtom).zone, creationDate };
  return { periods: trendPeriods(trend, get(intervalAtom)), intervals: possibleIntervals(trend) };
});

/** A single sub-period would repeat the key figures. */
export const isTrendPossibleAtom = atom((get) => get(divisionAtom).periods.length > 1);

export const trendVisibilityAtom = storedAtom(storageKeys.trend, Schema.Literal("shown", "hidden"));
/** While it is not shown, nothing is requested for it. */
export const isTrendShownAtom = atom(
  (get) => get(isTrendPossibleAtom) && get(trendVisibilityAtom) !== "hidden",
  (_get, set, isShown: boolean) => set(trendVisibilityAtom, isShown ? "shown" : "hidden"),
);

/** Undefined while the trend is not shown, and until it is known when the app was created. */
export const trendQuestionAtom = atom((get): TrendQuestion | undefined => {
  const question = get(questionAtom);
  if (question === undefined || get(appAtom) === undefined || !get(isTrendShownAtom)) return undefined;
  const { zone } = get(todayAtom);
  const { periods, intervals } = get(divisionAtom);
  const comparedPeriod = get(sessionBlock.comparedPeriodAtom);
  const compared = comparedPeriod && comparedTrendPeriods(periods, comparedPeriod, zone);
  const isAllTime = question.period.choice === "ALL_TIME";
  const dayBeforeFirst = ([first]: ReadonlyArray<TrendPeriod | null>) =>
    first ? dayBefore(first, zone) : null;
  const before = {
    current: isAllTime ? null : dayBeforeFirst(periods),
    compared: compared && dayBeforeFirst(compared),
  };
  const trend = { ...question, periods, intervals, compared, before, comparedPeriod };
  return { ...trend, parts: partsOf(trend) };
});
