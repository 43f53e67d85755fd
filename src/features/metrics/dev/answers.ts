/** Every metric call with its raw answer, its decoded answer, and each departure from the contract. */
import { HttpClientRequest } from "@effect/platform";
import { DateTime, Effect, Option, type Schema } from "effect";
import { type Departure, inspect } from "#schemas/departures.ts";
import {
  contradictionsOf,
  mismatchesOf,
  repeatedAnswers,
  repeatedTopics,
} from "#schemas/metrics/contradictions.ts";
import * as metrics from "#schemas/metrics/Metrics.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { type Question, questionAtom } from "../choice/choice.ts";

interface Inspected {
  readonly raw: string;
  /** Undefined if the answer could not be decoded. */
  readonly decoded: string | undefined;
  readonly departures: ReadonlyArray<Departure>;
}

export interface InspectedAnswer extends Inspected {
  /** Method and URL. */
  readonly request: string;
  /** HTTP status, or the reason why there is none. */
  readonly status: string;
}

const pretty = (value: unknown): string => JSON.stringify(value, undefined, 2);

const parsed = Option.liftThrowable((text: string): unknown => JSON.parse(text));

/** Departures of a decoded answer that a schema cannot express. */
type Check<A> = (metric: A) => ReadonlyArray<Departure>;

/** Decodes an answer as the client does. */
export const inspectAnswer = <A, I>(
  schema: Schema.Schema<A, I>,
  text: string,
  check: Check<A> = () => [],
): Inspected =>
  Option.match(parsed(text), {
    onNone: () => ({
      raw: text,
      decoded: undefined,
      departures: [{ severity: "error", place: "", problem: "expected JSON" }],
    }),
    onSome: (body) => {
      const { value, departures } = inspect(schema.ast, body);
      const decoded = value as A | undefined;
      return {
        raw: pretty(body),
        decoded: decoded && pretty(decoded),
        departures: decoded ? [...departures, ...check(decoded)] : departures,
      };
    },
  });

const numbers = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/** The answer without any number, for a console that withholds small groups. */
export const withoutNumbers = <A extends Inspected>(answer: A): A => {
  const hidden = (text: string) => text.replaceAll(numbers, "…");
  return {
    ...answer,
    raw: hidden(answer.raw),
    decoded: answer.decoded && hidden(answer.decoded),
    departures: answer.departures.map((each) => ({ ...each, problem: hidden(each.problem) })),
  };
};

const requestFor = (base: string, name: string, { appId, period }: Question) =>
  HttpClientRequest.get(`${base}/api/v1/apps/${encodeURIComponent(appId)}/metric/user_${name}`).pipe(
    HttpClientRequest.setUrlParams({
      startDate: DateTime.formatIso(period.startDate),
      endDate: DateTime.formatIso(period.endDate),
    }),
  );

const answerAtom = <A, I>(name: string, schema: Schema.Schema<A, I>, check?: Check<A>) => ({
  name,
  atom: queryAtom((get) => {
    const question = get(questionAtom);
    if (question === undefined) return Effect.never;
    return Effect.gen(function* () {
      const { apiBaseUrl, minimumGroupSize } = yield* AppConfig;
      const http = yield* AuthenticatedHttp;
      const httpRequest = requestFor(apiBaseUrl, name, question);
      const url = Option.getOrElse(HttpClientRequest.toUrl(httpRequest), () => httpRequest.url);
      const request = `${httpRequest.method} ${String(url)}`;
      const unanswered = ({ reason }: { readonly reason: string }) =>
        Effect.succeed<InspectedAnswer>({
          request,
          status: reason,
          raw: "",
          decoded: undefined,
          departures: [],
        });
      return yield* http.execute(httpRequest).pipe(
        Effect.flatMap((response) =>
          // AuthenticatedHttp has read the body already, as bytes.
          Effect.map(response.arrayBuffer, (bytes): InspectedAnswer => {
            const answer = inspectAnswer(schema, new TextDecoder().decode(bytes), check);
            const shown = minimumGroupSize === undefined ? answer : withoutNumbers(answer);
            return { request, status: String(response.status), ...shown };
          }),
        ),
        Effect.catchTags({ RequestError: unanswered, ResponseError: unanswered }),
      );
    });
  }),
});

export const answerAtoms = [
  answerAtom("session", metrics.UserSessionMetric, (metric) => [
    ...contradictionsOf(metric),
    ...mismatchesOf(metric),
  ]),
  answerAtom("topic", metrics.UserTopicMetric, repeatedTopics),
  answerAtom("sociodemographic", metrics.UserSociodemographicMetric, repeatedAnswers),
  answerAtom("engagement", metrics.UserEngagementMetric),
] as const;
