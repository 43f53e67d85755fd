/** Every metric call with its raw answer, each departure from the contract, and what the console read despite those. */
import { HttpClientRequest } from "@effect/platform";
import { DateTime, Effect, Option, type Schema } from "effect";
import { type AnswerIssue, inspect } from "#schemas/issues.ts";
import * as conflicts from "#schemas/metrics/conflicts.ts";
import * as metrics from "#schemas/metrics/Metrics.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { questionAtom } from "../question/choice.ts";

export interface Answer {
  /** Method, address, and HTTP status, or the reason why there is no answer. */
  readonly request: string;
  readonly issues: ReadonlyArray<string>;
  readonly raw: string | undefined;
  /** Undefined if it cannot be decoded. */
  readonly decoded: string | undefined;
}

type Check<A> = (metric: A) => ReadonlyArray<AnswerIssue>;

const pretty = (value: unknown): string | undefined => JSON.stringify(value, undefined, 2);
const parsed = Option.liftThrowable((text: string): unknown => JSON.parse(text));

/** Decodes an answer as the client does. `check` finds conflicts, which a schema cannot express. */
export const inspectAnswer = <A, I>(schema: Schema.Schema<A, I>, text: string, check?: Check<A>) => {
  const body = Option.getOrUndefined(parsed(text));
  if (body === undefined) return { raw: text, decoded: undefined, issues: ["error: expected JSON"] };
  const { value, issues } = inspect(schema.ast, body);
  const found = value === undefined ? issues : [...issues, ...(check?.(value as A) ?? [])];
  return {
    raw: pretty(body),
    decoded: pretty(value),
    issues: found.map(({ severity, place, problem }) => `${severity}: ${place} ${problem}`),
  };
};

/** The answer without any number, for a console that withholds small groups. */
export const withoutNumbers = (answer: Omit<Answer, "request">): Omit<Answer, "request"> => {
  const hidden = (text: string) => text.replaceAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi, "…");
  return {
    raw: answer.raw && hidden(answer.raw),
    decoded: answer.decoded && hidden(answer.decoded),
    issues: answer.issues.map(hidden),
  };
};

const answerAtom = <A, I>(name: string, schema: Schema.Schema<A, I>, check?: Check<A>) => ({
  name,
  atom: queryAtom((get) => {
    const question = get(questionAtom);
    if (question === undefined) return Effect.never;
    const { startDate, endDate } = question.period;
    return Effect.gen(function* () {
      const { apiBaseUrl, minimumGroupSize } = yield* AppConfig;
      const days = new URLSearchParams({
        startDate: DateTime.formatIso(startDate),
        endDate: DateTime.formatIso(endDate),
      });
      const url = `${apiBaseUrl}/api/v1/apps/${encodeURIComponent(question.appId)}/metric/user_${name}?${days}`;
      const shown = (status: number | string, answer: Omit<Answer, "request">): Answer => ({
        request: `GET ${url} ${status}`,
        ...(minimumGroupSize === undefined ? answer : withoutNumbers(answer)),
      });
      const unanswered = ({ reason }: { readonly reason: string }) =>
        Effect.succeed(shown(reason, { raw: undefined, decoded: undefined, issues: [] }));
      const response = (yield* AuthenticatedHttp).execute(HttpClientRequest.get(url));
      return yield* Effect.flatMap(response, ({ status, arrayBuffer }) =>
        // AuthenticatedHttp has read the body already, as bytes.
        Effect.map(arrayBuffer, (bytes) =>
          shown(status, inspectAnswer(schema, new TextDecoder().decode(bytes), check)),
        ),
      ).pipe(Effect.catchTags({ RequestError: unanswered, ResponseError: unanswered }));
    });
  }),
});

export const answerAtoms = [
  answerAtom("session", metrics.UserSessionMetric, (metric) => [
    ...conflicts.activeConflictsOf(metric),
    ...conflicts.sumConflictsOf(metric),
  ]),
  answerAtom("topic", metrics.UserTopicMetric, conflicts.repeatedTopics),
  answerAtom("sociodemographic", metrics.UserSociodemographicMetric, conflicts.repeatedAnswers),
  answerAtom("engagement", metrics.UserEngagementMetric),
] as const;
