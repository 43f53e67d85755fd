/** Every metric call with its raw answer, each departure from the contract, and what the console read despite those. */
import { HttpClientRequest } from "@effect/platform";
import { DateTime, Effect, identity, Option, type Schema } from "effect";
import { type AnswerIssue, inspect } from "#schemas/issues.ts";
import * as conflicts from "#schemas/metrics/conflicts.ts";
import * as metrics from "#schemas/metrics/Metrics.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { questionAtom } from "../question/choice.ts";

type Check<A> = (metric: A) => ReadonlyArray<AnswerIssue>;
type Inspected = ReturnType<typeof inspectAnswer>;

const pretty = (value: unknown) => JSON.stringify(value, undefined, 2);
const parsed = Option.liftThrowable((text: string): unknown => JSON.parse(text));

/** Decodes an answer as the client does. `check` finds conflicts, which a schema cannot express. */
export const inspectAnswer = <A, I>(schema: Schema.Schema<A, I>, text: string, check?: Check<A>) => {
  const body = Option.getOrUndefined(parsed(text));
  if (body === undefined) return { raw: text, decoded: undefined, issues: ["error: expected JSON"] };
  const { value, issues } = inspect(schema.ast, body);
  const found = value === undefined ? issues : [...issues, ...(check?.(value as A) ?? [])];
  const lines = found.map(({ severity, place, problem }) => `${severity}: ${place} ${problem}`);
  return { raw: pretty(body), decoded: value === undefined ? undefined : pretty(value), issues: lines };
};

/** The answer without any number, for a console that withholds small groups. */
export const withoutNumbers = ({ raw, decoded, issues }: Inspected): Inspected => {
  const hidden = (text: string) => text.replaceAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi, "…");
  return { raw: hidden(raw), decoded: decoded && hidden(decoded), issues: issues.map(hidden) };
};

const answerAtom = <A, I>(name: string, schema: Schema.Schema<A, I>, check?: Check<A>) => ({
  name,
  atom: queryAtom((get) => {
    const question = get(questionAtom);
    if (question === undefined) return Effect.never;
    const { startDate, endDate } = question.period;
    const days = { startDate: DateTime.formatIso(startDate), endDate: DateTime.formatIso(endDate) };
    const call = `${encodeURIComponent(question.appId)}/metric/user_${name}?${new URLSearchParams(days)}`;
    return Effect.gen(function* () {
      const { apiBaseUrl, minimumGroupSize } = yield* AppConfig;
      const shown = minimumGroupSize === undefined ? identity<Inspected> : withoutNumbers;
      const url = `${apiBaseUrl}/api/v1/apps/${call}`;
      // Instead of the HTTP status: why there is no answer.
      const unanswered = ({ reason }: { readonly reason: string }) =>
        Effect.succeed({ request: `GET ${url} ${reason}`, raw: undefined, decoded: undefined, issues: [] });
      return yield* Effect.gen(function* () {
        const { status, arrayBuffer } = yield* (yield* AuthenticatedHttp).execute(HttpClientRequest.get(url));
        // AuthenticatedHttp has read the body already, as bytes.
        const text = new TextDecoder().decode(yield* arrayBuffer);
        return { request: `GET ${url} ${status}`, ...shown(inspectAnswer(schema, text, check)) };
      }).pipe(Effect.catchTags({ RequestError: unanswered, ResponseError: unanswered }));
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
