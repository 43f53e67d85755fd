/** Handlers of the calls on metrics. */
import { HttpApiBuilder } from "@effect/platform";
import { DateTime, Effect, Number } from "effect";
import { invalid } from "#platform/api/issues.ts";
import { AppsStore } from "#platform/apps/AppsStore.ts";
import { Api } from "#schemas/Api.ts";
import type { AppId } from "#schemas/apps/App.ts";
import type { PeriodParams } from "#schemas/metrics/MetricsApi.ts";
import type { AnswerList } from "./answerColumns.ts";
import { MetricsStore } from "./MetricsStore.ts";

interface Request {
  readonly path: { readonly appId: AppId };
  readonly urlParams: typeof PeriodParams.Type;
}

type Counted<Word extends string> = Readonly<Record<Word, string>> & { readonly count: number };

export const metricsHttp = HttpApiBuilder.group(Api, "metrics", (handlers) =>
  Effect.gen(function* () {
    const apps = yield* AppsStore;
    const metrics = yield* MetricsStore;

    const asked = Effect.fn("metrics.asked")(function* ({ path, urlParams }: Request) {
      const app = yield* apps.numberOf(path.appId);
      const { startDate = DateTime.unsafeMake(0), endDate = yield* DateTime.now } = urlParams;
      if (DateTime.lessThan(endDate, startDate))
        return yield* invalid("endDate", "must not be before startDate");
      return [app, { start: DateTime.toDateUtc(startDate), end: DateTime.toDateUtc(endDate) }] as const;
    });

    return handlers
      .handle(
        "session",
        Effect.fn(function* (request) {
          const rows = yield* metrics.users(...(yield* asked(request)));
          return {
            totalRegisteredUsers: Number.sumAll(rows.map(({ registered }) => registered)),
            totalActiveUsers: Number.sumAll(rows.map(({ active }) => active)),
            registeredUsers: rows.map(({ ageGroup, gender, registered }) => ({
              ageGroup,
              gender,
              count: registered,
            })),
            activeUsers: rows
              .filter(({ active }) => active > 0)
              .map(({ ageGroup, gender, active }) => ({ ageGroup, gender, count: active })),
          };
        }),
      )
      .handle(
        "sociodemographic",
        Effect.fn(function* (request) {
          const rows = yield* metrics.answers(...(yield* asked(request)));
          const counts = <Word extends string>(list: AnswerList, word: Word) =>
            rows
              .filter((row) => row.list === list)
              .map((row) => ({ [word]: row.word, count: row.count }) as Counted<Word>);
          return {
            educationLevels: counts("educationLevels", "educationLevel"),
            workRoles: counts("workRoles", "work"),
            healthBehaviours: counts("healthBehaviours", "healthBehaviour"),
            healthSupports: counts("healthSupports", "healthSupport"),
            preferences: counts("preferences", "preference"),
            selfPerceivedHealths: counts("selfPerceivedHealths", "selfPerceivedHealth"),
          };
        }),
      )
      .handle(
        "topic",
        Effect.fn(function* (request) {
          return { topics: yield* metrics.topicCounts(...(yield* asked(request))) };
        }),
      )
      .handle(
        "engagement",
        Effect.fn(function* (request) {
          return { activeDays: yield* metrics.activeDays(...(yield* asked(request))) };
        }),
      );
  }),
);
