/** What the trend asks for: the sub-periods of the chosen period, and those that they are compared with. */
import { DateTime, Schema } from "effect";
import { atom } from "jotai";
import {
  comparedTrendPeriods,
  dayBeforeTrend,
  Interval,
  possibleIntervals,
  type TrendPeriod,
  trendPeriods,
} from "#src/domain/metrics/trendPeriods.ts";
import { locationAtom } from "#src/runtime/locationAtom.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { sessionBlock } from "../answers/blocks.ts";
import { appAtom, type Compared, type Question, questionAtom } from "../question/choice.ts";
import { storedAtom } from "#src/runtime/storedAtom.ts";
import { storageKeys } from "#src/services/storage/storageKeys.ts";

const visibilityAtom = storedAtom(storageKeys.trend, Schema.Literal("shown", "hidden"));
/** While it is hidden, nothing is requested for it. */
export const isTrendShownAtom = atom(
  (get) => get(visibilityAtom) !== "hidden",
  (_get, set, isShown: boolean) => set(visibilityAtom, isShown ? "shown" : "hidden"),
);

export interface TrendQuestion extends Question {
  /** From the oldest to the newest. */
  readonly periods: ReadonlyArray<TrendPeriod>;
  /** The sub-period that each is compared with; null while periods are not compared. */
  readonly previous: ReadonlyArray<TrendPeriod | null> | null;
  /** The days before both; null where none is requested. */
  readonly before: { readonly current: TrendPeriod | null; readonly previous: TrendPeriod | null };
  readonly compared: Compared | null;
  /** Those that can be chosen. */
  readonly intervals: ReadonlyArray<Interval>;
}

/** All that the trend requests for its period, or for what that is compared with, from the oldest to the newest. */
export const partsOf = ({ periods, previous, before }: TrendQuestion, which: "current" | "previous") =>
  [before[which], ...((which === "current" ? periods : previous) ?? [])].filter((period) => period !== null);

// A number, so that the atom does not change when the list of apps is reloaded.
const createdAtom = atom((get) => get(appAtom)?.creationDate.epochMillis);

const isInterval = Schema.is(Interval);

/** `?interval=week`; undefined for the one that fits best. */
export const intervalAtom = atom(
  (get) => {
    const { interval } = get(locationAtom).search;
    return isInterval(interval) ? interval : undefined;
  },
  (get, set, interval: Interval) =>
    set(locationAtom, { search: { ...get(locationAtom).search, interval }, hash: "" }),
);

/** Undefined while the trend is hidden, and until it is known when the app was created. */
export const trendQuestionAtom = atom((get): TrendQuestion | undefined => {
  const question = get(questionAtom);
  const created = get(createdAtom);
  if (!get(isTrendShownAtom) || question === undefined || created === undefined) return undefined;
  const { zone } = get(todayAtom);
  const creationDate = DateTime.unsafeMake(created);
  const trend = { period: question.period, zone, creationDate };
  const periods = trendPeriods(trend, get(intervalAtom));
  // Counts of another app are not compared: only shares are.
  const comparedNow = get(sessionBlock.comparedAtom);
  const compared = comparedNow?.kind === "period" ? comparedNow : null;
  const previous = compared && comparedTrendPeriods(periods, compared.period, zone);
  const isAllTime = question.period.choice === "ALL_TIME";
  return {
    ...question,
    periods,
    intervals: possibleIntervals(trend),
    previous,
    before: {
      current: isAllTime ? null : dayBeforeTrend(periods, zone),
      previous: previous && dayBeforeTrend(previous, zone),
    },
    compared,
  };
});
