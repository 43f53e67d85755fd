/** Every metric call with its raw answer, its decoded answer, and each deviation from the contract. */
import { HttpClientRequest } from "@effect/platform";
import { DateTime, Effect, Either, identity, Option, ParseResult, Schema } from "effect";
import { contradictionsOf } from "#schemas/metrics/contradictions.ts";
import { MetricsApi } from "#schemas/metrics/MetricsApi.ts";
import * as metrics from "#schemas/metrics/Metrics.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { recording } from "#src/services/callRecords.ts";
import { type Question, questionAtom } from "../choice/choice.ts";

export interface Deviation {
  /** Members and indexes, joined by dots: `topics.0.count`. */
  readonly path: string;
  readonly problem: string;
}

export interface InspectedAnswer {
  /** Method and URL. */
  readonly request: string;
  /** HTTP status, or the reason why there is none. */
  readonly status: string;
  readonly raw: string;
  /** Undefined if the answer could not be decoded. */
  readonly decoded: string | undefined;
  readonly deviations: ReadonlyArray<Deviation>;
}

const pretty = (value: unknown): string => JSON.stringify(value, undefined, 2);

const parsed = (text: string): Either.Either<unknown, Deviation> =>
  Either.try({ try: (): unknown => JSON.parse(text), catch: () => ({ path: "", problem: "is not JSON" }) });

/** Contradictions in an answer, which a schema cannot express. */
type Check<A> = (metric: A) => ReadonlyArray<Deviation>;

/** Decodes an answer as the client does, and lists each deviation, also in members that decoding ignores. */
export const inspectAnswer = <A, I>(
  schema: Schema.Schema<A, I>,
  text: string,
  check: Check<A> = () => [],
): Pick<InspectedAnswer, "raw" | "decoded" | "deviations"> => {
  const json = parsed(text);
  if (Either.isLeft(json)) return { raw: text, decoded: undefined, deviations: [json.left] };
  const strict = Schema.decodeUnknownEither(schema, { errors: "all", onExcessProperty: "error" })(json.right);
  const decoded = Schema.decodeUnknownOption(schema)(json.right);
  return {
    raw: pretty(json.right),
    decoded: Option.isSome(decoded) ? pretty(decoded.value) : undefined,
    deviations: [
      ...(Either.isRight(strict)
        ? []
        : ParseResult.ArrayFormatter.formatErrorSync(strict.left).map(({ path, message }) => ({
            path: path.map(String).join("."),
            problem: message,
          }))),
      ...(Option.isSome(decoded) ? check(decoded.value) : []),
    ],
  };
};

export const contradictions: Check<metrics.UserSessionMetric> = (metric) =>
  contradictionsOf(metric).map(({ path, active, registered }) => ({
    path,
    problem: `contradicts the registered users: ${active} active of ${registered} registered`,
  }));

const numbers = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/** The answer without any number, for a console that withholds small groups. */
export const withoutNumbers = <A extends Pick<InspectedAnswer, "raw" | "decoded" | "deviations">>(
  answer: A,
): A => {
  const hidden = (text: string) => text.replaceAll(numbers, "…");
  return {
    ...answer,
    raw: hidden(answer.raw),
    decoded: answer.decoded === undefined ? undefined : hidden(answer.decoded),
    deviations: answer.deviations.map(({ path, problem }) => ({ path, problem: hidden(problem) })),
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
      const shown =
        minimumGroupSize === undefined ? identity<InspectedAnswer> : withoutNumbers<InspectedAnswer>;
      const base = yield* AuthenticatedHttp;
      const endpoint = MetricsApi.endpoints[name];
      const http = endpoint === undefined ? base : recording(endpoint)(base);
      const httpRequest = requestFor(apiBaseUrl, name, question);
      const url = Option.getOrElse(HttpClientRequest.toUrl(httpRequest), () => httpRequest.url);
      const request = `${httpRequest.method} ${String(url)}`;
      return yield* http.execute(httpRequest).pipe(
        Effect.flatMap((response) =>
          // AuthenticatedHttp has read the body already, as bytes.
          Effect.map(response.arrayBuffer, (bytes) =>
            shown({
              request,
              status: String(response.status),
              ...inspectAnswer(schema, new TextDecoder().decode(bytes), check),
            }),
          ),
        ),
        Effect.catchTags({
          RequestError: ({ reason }) => Effect.succeed(unanswered(request, reason)),
          ResponseError: ({ reason }) => Effect.succeed(unanswered(request, reason)),
        }),
      );
    });
  }),
});

const unanswered = (request: string, status: string): InspectedAnswer => ({
  request,
  status,
  raw: "",
  decoded: undefined,
  deviations: [],
});

export const answerAtoms = [
  answerAtom("session", metrics.UserSessionMetric, contradictions),
  answerAtom("topic", metrics.UserTopicMetric),
  answerAtom("sociodemographic", metrics.UserSociodemographicMetric),
  answerAtom("engagement", metrics.UserEngagementMetric),
] as const;
