/**
 * The users of an app in a period and in what that is compared with: one definition for tiles, overview, palette and
 * files. They are computed from up to four answers; the numbers of one that has not arrived are pending.
 */
import type { DateTime } from "effect";
import { type Atom, atom, type Getter } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import { type ChartCount, newUsersBetween, withheld } from "#src/domain/metrics/chartData.ts";
import { areComparable, type SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import {
  type ComparedPeriod,
  comparedPeriod,
  dayBefore,
  type PeriodChoice,
  timePeriod,
  type TimePeriod,
} from "#src/domain/metrics/timePeriod.ts";
import type { AnswerState } from "#src/runtime/answers.ts";
import { todayAtom } from "#src/runtime/clockAtoms.ts";
import { lastAtom } from "#src/runtime/lastAtom.ts";
import { configAtom } from "#src/runtime/runtimeAtom.ts";
import type { LocalDay } from "#src/services/Today.ts";
import { comparedAtAtom, comparisonAtom, isSameQuestion, questionAtom } from "../question/choice.ts";
import { sessionBlock } from "./blocks.ts";
import { type Asked, askedIn, sessions } from "./counts.ts";

/** Counts that have not arrived are `pending`, those that could not be loaded `missing`. */
export interface UserCounts {
  readonly registered: ChartCount;
  readonly active: ChartCount;
  /** Who has registered in the period. */
  readonly newUsers: ChartCount;
}

export interface Users {
  readonly now: UserCounts;
  /** In what the period is compared with; null if that is nothing, or if it is not known yet until when. */
  readonly before: UserCounts | null;
  readonly compared: ComparedPeriod | null;
  /** When the period's totals arrived; undefined until they have. */
  readonly answeredAt: DateTime.Utc | undefined;
  /** Whether some of it may be out of date. */
  readonly isOld: boolean;
  /** All that it is read from. */
  readonly asked: ReadonlyArray<Asked>;
}

export interface UsersQuestion {
  readonly appId: AppId;
  readonly period: TimePeriod;
  readonly zone: DateTime.TimeZone;
  /** What the period is compared with, which may end at the time of day of its answer. */
  readonly comparedAt: (answeredAt: DateTime.Utc) => ComparedPeriod | null;
  /** Whether it asks who is new, for which the days before are needed. */
  readonly withNewUsers: boolean;
}

/** Of a period as it is on a day, compared with what was before it. */
export const questionOf = (
  appId: AppId,
  choice: PeriodChoice,
  { day, zone }: LocalDay,
  withNewUsers = true,
): UsersQuestion => ({
  appId,
  period: timePeriod(choice, day, zone),
  zone,
  comparedAt: (at) => comparedPeriod("previous", choice, day, at, zone),
  withNewUsers,
});

/** The totals of a period, and those at the end of the day before, which tell who is new in it. */
interface Parts {
  readonly whole: Asked;
  /** Undefined if there is no day before. */
  readonly dayBefore: Asked | undefined;
}

const partsOf = ({ appId, zone, withNewUsers }: UsersQuestion, period: TimePeriod): Parts => {
  const day = withNewUsers ? dayBefore(period, zone) : null;
  return { whole: askedIn({ appId }, period), dayBefore: day ? askedIn({ appId }, day) : undefined };
};

/** @param read - Reads an answer, and asks for it if it shall. */
export const usersAtomOf = (
  questionAtom: Atom<UsersQuestion | undefined>,
  read: (get: Getter, asked: Asked) => AnswerState<SessionCounts, unknown>,
): Atom<Users | undefined> => {
  const nowAtom = atom((get) => {
    const question = get(questionAtom);
    return question && partsOf(question, question.period);
  });
  // Apart from the counts: days in a time zone are slow to compute.
  const answeredAtAtom = atom((get) => {
    const now = get(nowAtom);
    return now && read(get, now.whole).answeredAt;
  });
  const comparedAtom = atom((get) => {
    const [question, answeredAt] = [get(questionAtom), get(answeredAtAtom)];
    const period = question && answeredAt && question.comparedAt(answeredAt);
    return period ? { period, parts: partsOf(question, period) } : null;
  });
  return atom((get): Users | undefined => {
    const [now, answeredAt, compared] = [get(nowAtom), get(answeredAtAtom), get(comparedAtom)];
    if (now === undefined) return undefined;
    const { minimumGroupSize } = get(configAtom);
    const shown = read(get, now.whole).data;
    /** Sums of people who are also counted in the period are shown if neither withholds anybody. */
    const countOf = (asked: Asked, count: (totals: SessionCounts["totals"]) => ChartCount): ChartCount => {
      const { data, hasFailed } = read(get, asked);
      if (data === undefined || shown === undefined) return hasFailed ? "missing" : "pending";
      return asked === now.whole || areComparable(shown, data) ? count(data.totals) : withheld;
    };
    const countsOf = ({ whole, dayBefore }: Parts): UserCounts => {
      const registeredIn = (asked: Asked) => countOf(asked, ({ registered }) => registered);
      const registered = registeredIn(whole);
      const before = dayBefore ? registeredIn(dayBefore) : 0;
      return {
        registered,
        active: countOf(whole, ({ active }) => active),
        newUsers: newUsersBetween(before, registered, minimumGroupSize),
      };
    };
    const parts = [now, ...(compared ? [compared.parts] : [])];
    const asked = parts.flatMap(({ whole, dayBefore }) => (dayBefore ? [whole, dayBefore] : [whole]));
    return {
      now: countsOf(now),
      before: compared && countsOf(compared.parts),
      compared: compared && compared.period,
      answeredAt,
      isOld: shown !== undefined && asked.some((each) => read(get, each).isDue || read(get, each).isLoading),
      asked,
    };
  });
};

const currentQuestionAtom = atom((get): UsersQuestion | undefined => {
  const [answer, question] = [get(sessionBlock.answerAtom), get(questionAtom)];
  if (!answer || !question || !isSameQuestion(answer, question)) return undefined;
  const [comparison, comparedAt] = [get(comparisonAtom), get(comparedAtAtom)];
  return {
    ...question,
    zone: get(todayAtom).zone,
    // A number always has its change beside it; the choice decides what is drawn.
    comparedAt: (at) => comparedAt(comparison === "none" ? "previous" : comparison, at),
    withNewUsers: true,
  };
});

/** Of the answer that the statistics show: those of the last question stay until the next one is answered. */
export const usersAtom = lastAtom(usersAtomOf(currentQuestionAtom, (get, asked) => get(sessions.of(asked))));
