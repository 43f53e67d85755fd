/** The four metrics of the chosen app and period, and the three of the period before. Each reloads alone; a change reloads all. */
import { DateTime, Effect } from "effect";
import { type Atom, atom, type WritableAtom } from "jotai";
import type { AppId } from "#schemas/apps/App.ts";
import type { UserSessionMetric } from "#schemas/metrics/Metrics.ts";
import { besides, type SessionCounts, sessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import type { TimePeriod } from "#src/domain/metrics/timePeriod.ts";
import { type QueryAtom, queryAtom } from "#src/runtime/queryAtom.ts";
import { ApiClient } from "#src/services/ApiClient.ts";
import { previousQuestionAtom, questionAtom } from "./choice/choice.ts";
import { smallestGroupAtom } from "./smallestGroup.ts";

export interface Question {
  readonly appId: AppId;
  readonly period: TimePeriod;
}

/** What was answered, and to which question: data of another app or period stays on the screen while it reloads. */
export interface Answer<Metric> extends Question {
  readonly metric: Metric;
  /** When it was answered. */
  readonly at: DateTime.Utc;
}

/** `data` is undefined before the first answer, and null once a call has failed. */
export interface Block<Metric> {
  readonly data: Answer<Metric> | null | undefined;
  readonly isLoading: boolean;
}

/** Setting it asks again, for this block alone. */
export type BlockAtom<Metric> = WritableAtom<Block<Metric>, [], void>;

const requestOf = ({ appId, period: { startDate, endDate } }: Question) => ({
  path: { appId },
  urlParams: { startDate, endDate },
});

type Ask<Metric, E> = (
  client: Effect.Effect.Success<typeof ApiClient>["metrics"],
  request: ReturnType<typeof requestOf>,
) => Effect.Effect<Metric, E>;

const answerAtom = <Metric, E>(questionAtom: Atom<Question | undefined>, ask: Ask<Metric, E>) =>
  queryAtom((get) => {
    const question = get(questionAtom);
    // Loading until there is something to ask.
    if (question === undefined) return Effect.never;
    return Effect.flatMap(ApiClient, ({ metrics }) => ask(metrics, requestOf(question))).pipe(
      Effect.zipWith(DateTime.now, (metric, at): Answer<Metric> => ({ ...question, metric, at })),
    );
  });

const blockOf = <Metric, E>(query: QueryAtom<Answer<Metric>, E>): BlockAtom<Metric> =>
  atom(
    (get) => {
      const { data, error, isLoading } = get(query);
      return { data: error === undefined ? data : null, isLoading };
    },
    (_get, set) => set(query),
  );

/** A block with the same of the period before, which is asked for only when the block has come to an end. */
export interface Pair<Metric> {
  readonly blockAtom: BlockAtom<Metric>;
  /** Nothing while it is not compared, or not known yet. */
  readonly previousAtom: Atom<Answer<Metric> | undefined>;
}

const pairOf = <Metric, E>(ask: Ask<Metric, E>): Pair<Metric> => {
  const block = blockOf(answerAtom(questionAtom, ask));
  const isSettledAtom = atom((get) => !get(block).isLoading);
  const afterwardsAtom = atom((get) => (get(isSettledAtom) ? get(previousQuestionAtom) : undefined));
  const previous = answerAtom(afterwardsAtom, ask);
  const previousAtom = atom((get): Answer<Metric> | undefined => {
    const question = get(previousQuestionAtom);
    const { data } = get(previous);
    const isIt = data !== undefined && data.appId === question?.appId && data.period === question.period;
    return isIt ? data : undefined;
  });
  return { blockAtom: block, previousAtom };
};

const answerMap = <A, B>(answer: Answer<A>, map: (metric: A) => B): Answer<B> => ({
  ...answer,
  metric: map(answer.metric),
});

/** What a metric says, for as long as the answer is the same. */
const mapPair = <A, B>({ blockAtom, previousAtom }: Pair<A>, mapAtom: Atom<(metric: A) => B>): Pair<B> => {
  const dataAtom = atom((get) => get(blockAtom).data);
  const mappedAtom = atom((get) => {
    const data = get(dataAtom);
    return data && answerMap(data, get(mapAtom));
  });
  return {
    blockAtom: atom(
      (get) => ({ data: get(mappedAtom), isLoading: get(blockAtom).isLoading }),
      (_get, set) => set(blockAtom),
    ),
    previousAtom: atom((get) => {
      const data = get(previousAtom);
      return data && answerMap(data, get(mapAtom));
    }),
  };
};

const countsAtom = atom((get) => {
  const limit = get(smallestGroupAtom);
  return (metric: UserSessionMetric): SessionCounts => sessionCounts(metric, limit);
});

const counted = mapPair(
  pairOf((client, request) => client.session(request)),
  countsAtom,
);
export const session: Pair<SessionCounts> = {
  ...counted,
  previousAtom: atom((get) => {
    const [counts, previous] = [get(counted.blockAtom).data?.metric, get(counted.previousAtom)];
    return counts && previous && answerMap(previous, (other) => besides(counts, other));
  }),
};
export const topic = pairOf((client, request) => client.topic(request));
export const sociodemographic = pairOf((client, request) => client.sociodemographic(request));

/** Whether a number of the page is still to come. */
export const isAnyLoadingAtom = atom(
  (get) =>
    get(session.blockAtom).isLoading ||
    get(topic.blockAtom).isLoading ||
    get(sociodemographic.blockAtom).isLoading,
);

/** Asked for and never drawn. Whatever becomes of it, no page minds. */
export const engagementAtom = answerAtom(questionAtom, (client, request) =>
  client.engagement(request).pipe(Effect.catchAllCause(() => Effect.void)),
);
