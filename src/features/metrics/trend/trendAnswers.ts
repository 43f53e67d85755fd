/**
 * The answers for the sub-periods of trends, in memory. At the end of a session the page is left (personalData.ts), so that no
 * other person sees them.
 */
import type { DateTime } from "effect";
import { atom } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import type { TrendCounts } from "#src/domain/metrics/trendCounts.ts";
import type { TrendPeriod } from "#src/domain/metrics/trendPeriods.ts";

export interface TrendAnswer {
  readonly counts: TrendCounts;
  readonly answeredAt: DateTime.Utc;
  /** The answer in the tiles that it goes with; undefined if the sub-period is over, so that it remains valid. */
  readonly tiles: object | undefined;
}

/** Enough for ten trends with comparison. */
const maxAnswers = 620;

type Answers = ReadonlyMap<string, TrendAnswer>;

const answersAtom = atom<Answers>(new Map());

const keyOf = (appId: AppId, { startDate, endDate }: TrendPeriod): string =>
  `${appId} ${startDate.epochMillis} ${endDate.epochMillis}`;

/** The answer for a sub-period of an app; undefined if there is none. */
export const answerOfAtom = atom((get) => {
  const answers = get(answersAtom);
  return (appId: AppId, period: TrendPeriod): TrendAnswer | undefined => answers.get(keyOf(appId, period));
});

/** Remembers answers, and drops the oldest if there are too many. */
export const rememberAtom = atom(
  null,
  (_get, set, appId: AppId, newest: ReadonlyArray<readonly [TrendPeriod, TrendAnswer]>) => {
    if (newest.length === 0) return;
    set(answersAtom, (answers) => {
      const all = new Map(answers);
      for (const [period, answer] of newest) {
        const key = keyOf(appId, period);
        // Moves the answer to the end, as the newest.
        all.delete(key);
        all.set(key, answer);
      }
      return new Map([...all].slice(-maxAnswers));
    });
  },
);
