/** Every metric call as it was asked and answered: the raw answer, what was read of it, and where it departs from the contract. */
import { HttpClientRequest } from "@effect/platform";
import { DateTime, Effect, Either, identity, Option, ParseResult, Schema } from "effect";
import * as metrics from "#schemas/metrics/Metrics.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { AuthenticatedHttp } from "#src/services/AuthenticatedHttp.ts";
import { type Question, questionAtom } from "../choice/choice.ts";

export interface Departure {
  readonly path: string;
  readonly problem: string;
}

export interface RawAnswer {
  /** Method and address. */
  readonly asked: string;
  /** HTTP status, or the name of what went wrong before there was one. */
  readonly status: string;
  readonly raw: string;
  /** Nothing where the answer could not be read. */
  readonly decoded: string | undefined;
  readonly departures: ReadonlyArray<Departure>;
}

const pretty = (value: unknown): string => JSON.stringify(value, undefined, 2);

const parsed = (text: string): Either.Either<unknown, Departure> =>
  Either.try({ try: (): unknown => JSON.parse(text), catch: () => ({ path: "", problem: "is not JSON" }) });

/** What is read, and what is not as the contract has it: members that it does not know are read over, yet they are named. */
export const readAnswer = <A, I>(
  schema: Schema.Schema<A, I>,
  text: string,
): Pick<RawAnswer, "raw" | "decoded" | "departures"> => {
  const json = parsed(text);
  if (Either.isLeft(json)) return { raw: text, decoded: undefined, departures: [json.left] };
  const strict = Schema.decodeUnknownEither(schema, { errors: "all", onExcessProperty: "error" })(json.right);
  const decoded = Schema.decodeUnknownOption(schema)(json.right);
  return {
    raw: pretty(json.right),
    decoded: decoded._tag === "Some" ? pretty(decoded.value) : undefined,
    departures: Either.isRight(strict)
      ? []
      : ParseResult.ArrayFormatter.formatErrorSync(strict.left).map(({ path, message }) => ({
          path: path.map(String).join("."),
          problem: message,
        })),
  };
};

const numbers = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

/** As it is shown where small groups are kept back: of what was answered the shape, and no number, wherever it stands. */
export const withoutNumbers = <A extends Pick<RawAnswer, "raw" | "decoded" | "departures">>(answer: A): A => {
  const hidden = (text: string) => text.replaceAll(numbers, "…");
  return {
    ...answer,
    raw: hidden(answer.raw),
    decoded: answer.decoded === undefined ? undefined : hidden(answer.decoded),
    departures: answer.departures.map(({ path, problem }) => ({ path, problem: hidden(problem) })),
  };
};

const askedFor = (base: string, name: string, { appId, period }: Question) =>
  HttpClientRequest.get(`${base}/api/v1/apps/${appId}/metric/user_${name}`).pipe(
    HttpClientRequest.setUrlParams({
      startDate: DateTime.formatIso(period.startDate),
      endDate: DateTime.formatIso(period.endDate),
    }),
  );

const answerAtom = <A, I>(name: string, schema: Schema.Schema<A, I>) => ({
  name,
  atom: queryAtom((get) => {
    const question = get(questionAtom);
    if (question === undefined) return Effect.never;
    return Effect.gen(function* () {
      const { apiBaseUrl, minimumGroupSize } = yield* AppConfig;
      const shown = minimumGroupSize === undefined ? identity<RawAnswer> : withoutNumbers<RawAnswer>;
      const http = yield* AuthenticatedHttp;
      const request = askedFor(apiBaseUrl, name, question);
      const url = Option.getOrElse(HttpClientRequest.toUrl(request), () => request.url);
      const asked = `${request.method} ${String(url)}`;
      return yield* http.execute(request).pipe(
        Effect.flatMap((response) =>
          // AuthenticatedHttp has read the body as bytes already; it cannot be read again as text.
          Effect.map(response.arrayBuffer, (bytes) =>
            shown({
              asked,
              status: String(response.status),
              ...readAnswer(schema, new TextDecoder().decode(bytes)),
            }),
          ),
        ),
        Effect.catchTags({
          RequestError: ({ reason }) => Effect.succeed(unanswered(asked, reason)),
          ResponseError: ({ reason }) => Effect.succeed(unanswered(asked, reason)),
        }),
      );
    });
  }),
});

const unanswered = (asked: string, status: string): RawAnswer => ({
  asked,
  status,
  raw: "",
  decoded: undefined,
  departures: [],
});

export const answerAtoms = [
  answerAtom("session", metrics.UserSessionMetric),
  answerAtom("topic", metrics.UserTopicMetric),
  answerAtom("sociodemographic", metrics.UserSociodemographicMetric),
  answerAtom("engagement", metrics.UserEngagementMetric),
];
