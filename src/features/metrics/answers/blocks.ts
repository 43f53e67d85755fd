/** The three metric blocks of the statistics. Each loads and fails alone; another app or period reloads all of them. */
import { DateTime, Effect } from "effect";
import { atom, type Atom, type WritableAtom } from "jotai";
import { atomEffect } from "jotai-effect";
import { selectAtom } from "jotai/utils";
import { repeatedEntries } from "#schemas/metrics/conflicts.ts";
import type { UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import { isSameData } from "#src/domain/isSameData.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { areComparable, type SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import type { ComparedPeriod, Comparison } from "#src/domain/metrics/timePeriod.ts";
import type { Answers } from "#src/runtime/answers.ts";
import { lastAtom } from "#src/runtime/lastAtom.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { orElseUnlessSignedOut } from "#src/runtime/runtimeAtom.ts";
import type { TopicsOfActiveUsers } from "../charts/definitions/answerCharts.ts";
import {
  chosenNowAtom,
  comparedAtAtom,
  comparisonAtom,
  isSameQuestion,
  minimumGroupSizeAtom,
  type Question,
  questionAtom,
  type Shown,
} from "../question/choice.ts";
import {
  type Asked,
  askedIn,
  metricCalls,
  requestOf,
  sessions,
  sociodemographics,
  topics,
} from "./counts.ts";

/** A metric with the question that it answers: the last answer stays on the screen while the next one loads. */
export interface Answer<Metric> extends Question {
  readonly metric: Metric;
  readonly answeredAt: DateTime.Utc;
}

/** The answer that another one is compared with, unless it may not be shown beside that. */
export interface ComparedAnswer<Metric> extends Answer<Metric | "withheld"> {
  readonly period: ComparedPeriod;
}

export interface Block<Metric> {
  /** Whether the block is loading. Setting it reloads only this block. */
  readonly loadingAtom: WritableAtom<boolean, [], void>;
  /** Undefined before the first answer, null after a failed call. */
  readonly answerAtom: Atom<Answer<Metric> | null | undefined>;
  /** What the answer is compared with; null while nothing is compared, and without an answer. */
  readonly comparedPeriodAtom: Atom<ComparedPeriod | null>;
  /** The answer that `answerAtom` is compared with; undefined until it has loaded. */
  readonly comparedAtom: Atom<ComparedAnswer<Metric> | undefined>;
  readonly hasComparedFailedAtom: Atom<boolean>;
  /** The blocks with a call of their own whose answers it joins. */
  readonly joined?: ReadonlyArray<Block<unknown>>;
}

const askedOf = (question: Question): Asked => askedIn(question, question.period);

interface ComparedQuestion extends Question {
  readonly period: ComparedPeriod;
  readonly of: Question;
  readonly comparison: Comparison;
}

const questionAnswers = [sessions, topics, sociodemographics];

const lastQuestionAtom = atom<Question>();

/** Asks what has failed, or was not answered some seconds ago. */
export const refreshQuestionAtom = atom(null, (get, set) => {
  const question = get(questionAtom);
  if (question) for (const { refreshAtom } of questionAnswers) set(refreshAtom, askedOf(question));
});

/** Another app or period, and another visit, reload all blocks (specification), but not what was just answered. */
const followQuestionAtom = atomEffect((get, set) => {
  const question = get(questionAtom);
  const before = get.peek(lastQuestionAtom);
  set(lastQuestionAtom, question);
  const isOther = before && !isSameQuestion(before, question);
  if (isOther) for (const { invalidateAtom } of questionAnswers) set(invalidateAtom, askedOf(before));
  set(refreshQuestionAtom);
});

/**
 * What a call has answered to a question, again as the same object while it is the same answer.
 */
const answerOf = <Q extends Question, Metric>(
  answers: Pick<Answers<Asked, Metric, unknown>, "of">,
  questionAtom: Atom<Q | undefined>,
) => {
  const stateAtom = atom((get) => {
    const question = get(questionAtom);
    return question && get(answers.of(askedOf(question)));
  });
  const metricAtom = atom((get) => get(stateAtom)?.data);
  const timeAtom = atom((get) => get(stateAtom)?.answeredAt);
  const currentAtom = atom((get): (Q & Answer<Metric>) | undefined => {
    const [question, metric, answeredAt] = [get(questionAtom), get(metricAtom), get(timeAtom)];
    const isKnown = question !== undefined && metric !== undefined && answeredAt !== undefined;
    return isKnown ? { ...question, metric, answeredAt } : undefined;
  });
  return { stateAtom, answerAtom: lastAtom(currentAtom) };
};

/** @param areComparable - Whether an earlier period may be shown beside an answer. */
const makeBlock = <Metric>(
  answers: Answers<Asked, Metric, unknown>,
  areComparable: (metric: Metric, compared: Metric) => boolean = () => true,
): Block<Metric> => {
  const asked = answerOf(answers, questionAtom);
  const answerAtom = atom((get) => {
    const answer = get(asked.answerAtom);
    // Unlike a list, which stays while offline, a block is null after every failed call (specification).
    return get(asked.stateAtom)?.hasFailed === true ? null : answer;
  });
  const loadingAtom = atom(
    (get) => {
      get(followQuestionAtom);
      return get(asked.stateAtom)?.isLoading ?? true;
    },
    (get, set) => {
      const question = get(questionAtom);
      if (question) void set(answers.askAtom, askedOf(question));
    },
  );
  // The compared period is requested after the block itself: it ends at the time of day of the block's answer.
  const comparedNowAtom = atom((get) => {
    const answer = get(answerAtom);
    return answer && isSameQuestion(answer, get(questionAtom))
      ? get(comparedAtAtom)(get(comparisonAtom), answer.answeredAt)
      : null;
  });
  // The same object for the same instants: another one would request the compared counts again.
  const nextComparedAtom = selectAtom(comparedNowAtom, (compared) => compared, isSameData);
  const comparedQuestionAtom = atom((get): ComparedQuestion | undefined => {
    const of = get(questionAtom);
    const compared = get(nextComparedAtom);
    if (!of || !compared || get(loadingAtom)) return undefined;
    return { appId: of.appId, period: compared, of, comparison: get(comparisonAtom) };
  });
  const comparing = answerOf(answers, comparedQuestionAtom);
  const comparedAtom = atom((get) => {
    const answer = get(answerAtom);
    const compared = get(comparing.answerAtom);
    if (!answer || compared === undefined || get(comparing.stateAtom)?.hasFailed === true) return undefined;
    if (compared.comparison !== get(comparisonAtom)) return undefined;
    // Compared counts stay as long as those that they are compared with.
    if (!isSameQuestion(compared.of, answer)) return undefined;
    return areComparable(answer.metric, compared.metric)
      ? compared
      : { ...compared, metric: "withheld" as const };
  });
  const hasComparedFailedAtom = atom((get) => get(comparing.stateAtom)?.hasFailed === true);
  const comparedPeriodAtom = atom((get) => get(comparedAtom)?.period ?? get(nextComparedAtom));
  return { loadingAtom, answerAtom, comparedPeriodAtom, comparedAtom, hasComparedFailedAtom };
};

export const sessionBlock = makeBlock(sessions, areComparable);
export const topicBlock = makeBlock(topics);
export const sociodemographicBlock = makeBlock(sociodemographics);

export const blocks: ReadonlyArray<Block<unknown>> = [sessionBlock, topicBlock, sociodemographicBlock];

export const isAnyBlockLoadingAtom = atom((get) => blocks.some(({ loadingAtom }) => get(loadingAtom)));

/** Where an answer counts something twice, or does not add up; numbers only where none is withheld. */
export const conflictPlacesAtom = atom((get) => {
  const session = get(sessionBlock.answerAtom)?.metric;
  const topics = get(topicBlock.answerAtom)?.metric;
  const answers = get(sociodemographicBlock.answerAtom)?.metric;
  const hasLimit = get(minimumGroupSizeAtom) !== undefined;
  return [
    ...(session?.sumConflicts ?? []),
    ...(topics ? repeatedEntries(topics) : []),
    ...(answers ? repeatedEntries(answers) : []),
  ].map(({ place, problem }) => (hasLimit ? place : `${place}: ${problem}`));
});

export const isReloadingAtom = atom(
  (get) => get(isAnyBlockLoadingAtom) && blocks.some(({ answerAtom }) => get(answerAtom) !== undefined),
);

export const haveAllFailedAtom = atom((get) => blocks.every(({ answerAtom }) => get(answerAtom) === null));

export const reloadAllAtom = atom(null, (_get, set) => {
  for (const { loadingAtom } of blocks) set(loadingAtom);
});

/** The last question for which all blocks have answered or failed. */
const settledQuestionAtom = lastAtom(
  atom((get) => (get(isAnyBlockLoadingAtom) ? undefined : get(questionAtom))),
);

/** When the oldest answer to the current question arrived; undefined without answers. */
const answeredAtAtom = atom((get): DateTime.Utc | undefined => {
  const question = get(questionAtom);
  const times = blocks.flatMap(({ answerAtom }) => {
    const answer = get(answerAtom);
    return answer && isSameQuestion(answer, question) ? [answer.answeredAt] : [];
  });
  return times.toSorted(DateTime.Order)[0];
});

/** Requested after everything that is shown, as specified: the question that it answers. A failure does not change the page. */
export const engagementAtom = queryAtom((get) => {
  const question = get(settledQuestionAtom);
  if (question === undefined) return Effect.never;
  const engagement = Effect.flatMap(metricCalls, (metrics) =>
    metrics.engagement(requestOf(askedOf(question))),
  );
  return Effect.as(orElseUnlessSignedOut(engagement, undefined), question);
});

/** What the shown numbers are about: of old ones while others load, before the first ones what is chosen. */
export const shownAtom = atom((get): Shown => {
  const answer = get(sessionBlock.answerAtom);
  const shown = answer
    ? { period: answer.period, compared: get(sessionBlock.comparedPeriodAtom) }
    : get(chosenNowAtom);
  return { ...shown, answeredAt: get(answeredAtAtom) };
});

/** Without an answer, and if it contradicts itself, there is no base. */
const activeIn = (counts: SessionCounts | undefined): ChartCount =>
  counts && !counts.hasConflict ? counts.totals.active : "missing";

const joined = ({ topics }: UserTopicMetric, session: SessionCounts | undefined): TopicsOfActiveUsers => ({
  topics,
  activeUsers: activeIn(session),
});

export const topicsOfActiveUsers: Block<TopicsOfActiveUsers> = {
  joined: [sessionBlock, topicBlock],
  loadingAtom: topicBlock.loadingAtom,
  answerAtom: atom((get) => {
    const topics = get(topicBlock.answerAtom);
    const session = get(sessionBlock.answerAtom);
    const isSame = topics && session && isSameQuestion(session, topics);
    return topics && { ...topics, metric: joined(topics.metric, isSame ? session.metric : undefined) };
  }),
  comparedPeriodAtom: topicBlock.comparedPeriodAtom,
  comparedAtom: atom((get) => {
    const topics = get(topicBlock.comparedAtom);
    const session = get(sessionBlock.comparedAtom);
    if (!topics || !session) return undefined;
    const isShown = topics.metric !== "withheld" && session.metric !== "withheld";
    return { ...topics, metric: isShown ? joined(topics.metric, session.metric) : "withheld" };
  }),
  // Without an answer about sessions, nothing is requested to compare it with.
  hasComparedFailedAtom: atom(
    (get) =>
      get(sessionBlock.answerAtom) === null ||
      [topicBlock, sessionBlock].some(({ hasComparedFailedAtom }) => get(hasComparedFailedAtom)),
  ),
};
