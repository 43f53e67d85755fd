/** Every metric call with its raw answer, each issue, and what the console read despite those. */
import { HttpClientRequest } from "@effect/platform";
import { DateTime, Effect, Option, type Schema } from "effect";
import { type AnswerIssue, inspect } from "#schemas/issues.ts";
import {
  activeConflictsOf,
  sumConflictsOf,
  repeatedAnswers,
  repeatedTopics,
} from "#schemas/metrics/conflicts.ts";
import * as metrics from "#schemas/metrics/Metrics.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { questionAtom } from "../question/choice.ts";

interface Inspected {
  /** Undefined if there is no answer. */
  readonly raw: string | undefined;
  /** Only where it differs from the raw answer: undefined if that fits the contract, or cannot be decoded. */
  readonly decoded: string | undefined;
  readonly issues: ReadonlyArray<AnswerIssue>;
}

/** `/config.json` is public, but an address may contain a password by mistake. */
export const withoutPasswords = (json: string): string => json.replaceAll(/\/\/[^/@\s"]*@/g, "//…@");

const pretty = (value: unknown): string => JSON.stringify(value, undefined, 2);

const parsed = Option.liftThrowable((text: string): unknown => JSON.parse(text));

type Check<A> = (metric: A) => ReadonlyArray<AnswerIssue>;

/** Decodes an answer as the client does. `check` finds conflicts, which a schema cannot express. */
export const inspectAnswer = <A, I>(
  schema: Schema.Schema<A, I>,
  text: string,
  check: Check<A> = () => [],
): Inspected => {
  const body = Option.getOrUndefined(parsed(text));
  if (body === undefined) {
    const issues = [{ severity: "error", place: "", problem: "expected JSON" }] as const;
    return { raw: text, decoded: undefined, issues };
  }
  const { value, issues } = inspect(schema.ast, body);
  return {
    raw: pretty(body),
    decoded: issues.length > 0 && value !== undefined ? pretty(value) : undefined,
    issues: value === undefined ? issues : [...issues, ...check(value as A)],
  };
};

/** The answer without any number, for a console that withholds small groups. */
export const withoutNumbers = ({ raw, decoded, issues }: Inspected): Inspected => {
  const hidden = (text: string) => text.replaceAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi, "…");
  return {
    raw: raw && hidden(raw),
    decoded: decoded && hidden(decoded),
    issues: issues.map((each) => ({ ...each, problem: hidden(each.problem) })),
  };
};

const answerAtom = <A, I>(name: string, schema: Schema.Schema<A, I>, check?: Check<A>) => ({
  name,
  atom: queryAtom((get) => {
    const question = get(questionAtom);
    if (question === undefined) return Effect.never;
    const { appId, period } = question;
    return Effect.gen(function* () {
      const { apiBaseUrl, minimumGroupSize } = yield* AppConfig;
      const http = yield* AuthenticatedHttp;
      const days = new URLSearchParams({
        startDate: DateTime.formatIso(period.startDate),
        endDate: DateTime.formatIso(period.endDate),
      });
      const url = `${apiBaseUrl}/api/v1/apps/${encodeURIComponent(appId)}/metric/user_${name}?${days}`;
      const shown = (status: string, answer: Inspected) => ({
        request: `GET ${url}`,
        /** Of HTTP, or the reason why there is none. */
        status,
        ...(minimumGroupSize === undefined ? answer : withoutNumbers(answer)),
      });
      const unanswered = ({ reason }: { readonly reason: string }) =>
        Effect.succeed(shown(reason, { raw: undefined, decoded: undefined, issues: [] }));
      return yield* http.execute(HttpClientRequest.get(url)).pipe(
        Effect.flatMap((response) =>
          // AuthenticatedHttp has read the body already, as bytes.
          Effect.map(response.arrayBuffer, (bytes) =>
            shown(String(response.status), inspectAnswer(schema, new TextDecoder().decode(bytes), check)),
          ),
        ),
        Effect.catchTags({ RequestError: unanswered, ResponseError: unanswered }),
      );
    });
  }),
});

export const answerAtoms = [
  answerAtom("session", metrics.UserSessionMetric, (metric) => [
    ...activeConflictsOf(metric),
    ...sumConflictsOf(metric),
  ]),
  answerAtom("topic", metrics.UserTopicMetric, repeatedTopics),
  answerAtom("sociodemographic", metrics.UserSociodemographicMetric, repeatedAnswers),
  answerAtom("engagement", metrics.UserEngagementMetric),
] as const;
