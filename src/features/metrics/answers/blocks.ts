/** The three metric blocks of the statistics. Each loads and fails alone; another app or period reloads all of them. */
import { DateTime, Effect } from "effect";
import { atom, type Atom, type WritableAtom } from "jotai";
import { atomEffect } from "jotai-effect";
import { selectAtom } from "jotai/utils";
import { type Conflict, repeatedAnswers, repeatedTopics } from "#schemas/metrics/conflicts.ts";
import type { UserTopicMetric } from "#schemas/metrics/Metrics.ts";
import { MetricsApi } from "#schemas/metrics/MetricsApi.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { comparableWith, sessionCounts, type SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import type { ComparedPeriod, Comparison } from "#src/domain/metrics/timePeriod.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { orElseUnlessSignedOut } from "#src/runtime/runtimeAtom.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import type { AppServices } from "#src/services/AppLayer.ts";
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

/** A metric with the question that it answers: the last answer stays on the screen while the next one loads. */
export interface Answer<Metric> extends Question {
  readonly metric: Metric;
  readonly answeredAt: DateTime.Utc;
}

/** The answer that another one is compared with. */
export interface ComparedAnswer<Metric> extends Answer<Metric> {
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

const metricCalls = callsOf(MetricsApi);

interface Asked {
  readonly appId: Question["appId"];
  readonly period: Pick<Question["period"], "startDate" | "endDate">;
}

const requestOf = ({ appId, period: { startDate, endDate } }: Asked) => ({
  path: { appId },
  urlParams: { startDate, endDate },
});

type Call<Metric> = (
  metrics: Effect.Effect.Success<typeof metricCalls>,
  request: ReturnType<typeof requestOf>,
) => Effect.Effect<Metric, unknown, AppServices>;

export const ask = <Q extends Asked, Metric>(question: Q, call: Call<Metric>) =>
  Effect.flatMap(metricCalls, (metrics) => call(metrics, requestOf(question))).pipe(
    Effect.zipWith(DateTime.now, (metric, answeredAt) => ({ ...question, metric, answeredAt })),
  );

/** How a metric is requested, and what may be shown of an earlier period beside its answer. */
interface Source<Metric> {
  readonly call: Call<Metric>;
  readonly comparable: (metric: Metric, compared: Metric) => Metric;
}

/** Sends the request for what is compared. Its numbers are only given out beside those that they are compared with. */
export const askCompared = <Q extends Asked, Metric>(question: Q, { call, comparable }: Source<Metric>) =>
  Effect.map(ask(question, call), ({ metric: compared, ...answer }) => ({
    ...answer,
    beside: (metric: Metric) => comparable(metric, compared),
  }));

/** It keeps loading while there is no question. */
const questionQuery = <Q, A>(
  askedAtom: Atom<Q | undefined>,
  send: (question: Q) => Effect.Effect<A, unknown, AppServices>,
) =>
  queryAtom((get) => {
    const question = get(askedAtom);
    return question === undefined ? Effect.never : send(question);
  });

const isSameCompared = (one: ComparedPeriod | null, other: ComparedPeriod | null): boolean =>
  one?.startDate.epochMillis === other?.startDate.epochMillis &&
  one?.endDate.epochMillis === other?.endDate.epochMillis;

interface ComparedQuestion extends Question {
  readonly period: ComparedPeriod;
  readonly of: Question;
  readonly comparison: Comparison;
}

/** `conflictsOf` an answer are logged. */
const makeBlock = <Metric>(
  source: Source<Metric>,
  conflictsOf: (metric: Metric) => ReadonlyArray<Conflict>,
): Block<Metric> => {
  const query = questionQuery(questionAtom, (question) =>
    Effect.tap(ask(question, source.call), ({ metric }) =>
      Effect.forEach(conflictsOf(metric), ({ place }) =>
        Effect.logWarning(`The figures do not add up: ${place}`),
      ),
    ),
  );
  const answerAtom = atom((get) => {
    const { data, hasFailed } = get(query);
    // Unlike a list, which stays while offline, a block is null after every failed call (specification).
    return hasFailed ? null : data;
  });
  const loadingAtom = atom(
    (get) => get(query).isLoading,
    (_get, set) => set(query),
  );
  // The compared period is requested after the block itself: it ends at the time of day of the block's answer.
  const comparedNowAtom = atom((get) => {
    const answer = get(answerAtom);
    return answer && isSameQuestion(answer, get(questionAtom))
      ? get(comparedAtAtom)(answer.answeredAt)
      : null;
  });
  // The same object for the same instants: another one would request the compared counts again.
  const nextComparedAtom = selectAtom(comparedNowAtom, (compared) => compared, isSameCompared);
  const comparedQuestionAtom = atom((get): ComparedQuestion | undefined => {
    const of = get(questionAtom);
    const compared = get(nextComparedAtom);
    if (!of || !compared || get(loadingAtom)) return undefined;
    return { appId: of.appId, period: compared, of, comparison: get(comparisonAtom) };
  });
  const comparedQuery = questionQuery(comparedQuestionAtom, (question) => askCompared(question, source));
  const comparedAtom = atom((get) => {
    const answer = get(answerAtom);
    const { data: compared, hasFailed } = get(comparedQuery);
    if (!answer || compared === undefined || hasFailed) return undefined;
    if (compared.comparison !== get(comparisonAtom)) return undefined;
    // Compared counts stay as long as those that they are compared with.
    if (!isSameQuestion(compared.of, answer)) return undefined;
    return { ...compared, metric: compared.beside(answer.metric) };
  });
  const hasComparedFailedAtom = atom((get) => get(comparisonAtom) !== "none" && get(comparedQuery).hasFailed);
  const comparedPeriodAtom = atom((get) => get(comparedAtom)?.period ?? get(nextComparedAtom));
  return { loadingAtom, answerAtom, comparedPeriodAtom, comparedAtom, hasComparedFailedAtom };
};

export const sessionCall: Call<SessionCounts> = (metrics, request) =>
  Effect.zipWith(metrics.session(request), AppConfig, (metric, { minimumGroupSize }) =>
    sessionCounts(metric, minimumGroupSize),
  );

export const sessionSource: Source<SessionCounts> = { call: sessionCall, comparable: comparableWith };

/** Without totals of groups; their charts compare by the same rule (`withComparedCounts`). */
const plain = <Metric>(call: Call<Metric>): Source<Metric> => ({
  call,
  comparable: (_, compared) => compared,
});

export const sessionBlock = makeBlock(sessionSource, ({ sumConflicts }) => sumConflicts);
export const topicBlock = makeBlock(
  plain((metrics, request) => metrics.topic(request)),
  repeatedTopics,
);
export const sociodemographicBlock = makeBlock(
  plain((metrics, request) => metrics.sociodemographic(request)),
  repeatedAnswers,
);

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
    ...(topics ? repeatedTopics(topics) : []),
    ...(answers ? repeatedAnswers(answers) : []),
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
const settledQuestionAtom = atom<Question>();
const followQuestionAtom = atomEffect((get, set) => {
  if (!get(isAnyBlockLoadingAtom)) set(settledQuestionAtom, get(questionAtom));
});

/** When the oldest answer to the current question arrived; undefined without answers. */
const answeredAtAtom = atom((get): DateTime.Utc | undefined => {
  const question = get(questionAtom);
  const times = blocks.flatMap(({ answerAtom }) => {
    const answer = get(answerAtom);
    return answer && isSameQuestion(answer, question) ? [answer.answeredAt] : [];
  });
  return times.toSorted(DateTime.Order)[0];
});

/** Requested after everything that is shown, as specified. A failure does not change the page. */
export const engagementAtom = questionQuery(
  atom((get) => {
    get(followQuestionAtom);
    return get(settledQuestionAtom);
  }),
  (question) =>
    ask(question, (metrics, request) => orElseUnlessSignedOut(metrics.engagement(request), undefined)),
);

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

const joined = <Topics extends Answer<UserTopicMetric>>(
  topics: Topics,
  session: Answer<SessionCounts> | undefined,
): Topics & Answer<TopicsOfActiveUsers> => ({
  ...topics,
  metric: { topics: topics.metric.topics, activeUsers: activeIn(session?.metric) },
});

export const topicsOfActiveUsers: Block<TopicsOfActiveUsers> = {
  joined: [sessionBlock, topicBlock],
  loadingAtom: topicBlock.loadingAtom,
  answerAtom: atom((get) => {
    const topics = get(topicBlock.answerAtom);
    const session = get(sessionBlock.answerAtom);
    return topics && joined(topics, session && isSameQuestion(session, topics) ? session : undefined);
  }),
  comparedPeriodAtom: topicBlock.comparedPeriodAtom,
  comparedAtom: atom((get) => {
    const topics = get(topicBlock.comparedAtom);
    const session = get(sessionBlock.comparedAtom);
    return topics && session && joined(topics, session);
  }),
  // Without an answer about sessions, nothing is requested to compare it with.
  hasComparedFailedAtom: atom(
    (get) =>
      get(sessionBlock.answerAtom) === null ||
      [topicBlock, sessionBlock].some(({ hasComparedFailedAtom }) => get(hasComparedFailedAtom)),
  ),
};
