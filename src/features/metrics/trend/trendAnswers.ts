/**
 * What the sub-periods of trends were answered, in memory. The page is left at the end of a session (leave.ts), so no
 * answer outlives the person who asked.
 */
import { type DateTime, Option } from "effect";
import { atom } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import type { TrendCounts } from "#src/domain/metrics/trendCounts.ts";
import type { TrendPeriod } from "#src/domain/metrics/trendPeriods.ts";

export interface TrendAnswer {
  readonly counts: TrendCounts;
  readonly answeredAt: DateTime.Utc;
  /** For which loading it was asked; undefined where the sub-period is over, so that its answer stays. */
  readonly askedFor: object | undefined;
}

/** Ten whole trends with those that they are compared with. */
const maxAnswers = 480;

type Answers = ReadonlyMap<string, TrendAnswer>;

const answersAtom = atom<Answers>(new Map());

const keyOf = (appId: AppId, { startDate, endDate }: TrendPeriod): string =>
  `${appId} ${startDate.epochMillis} ${endDate.epochMillis}`;

/** The answer for a sub-period of an app, if there is one. */
export const answerOfAtom = atom((get) => {
  const answers = get(answersAtom);
  return (appId: AppId, period: TrendPeriod): Option.Option<TrendAnswer> =>
    Option.fromNullable(answers.get(keyOf(appId, period)));
});

/** Remembers answers, and forgets the oldest where there are too many. */
export const rememberAtom = atom(
  null,
  (_get, set, appId: AppId, newest: ReadonlyArray<readonly [TrendPeriod, TrendAnswer]>) => {
    if (newest.length === 0) return;
    set(answersAtom, (answers) => {
      const all = new Map(answers);
      for (const [period, answer] of newest) {
        const key = keyOf(appId, period);
        // Last, as the newest.
        all.delete(key);
        all.set(key, answer);
      }
      return new Map([...all].slice(-maxAnswers));
    });
  },
);
