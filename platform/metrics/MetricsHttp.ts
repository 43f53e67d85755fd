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

export const metricsHttp = HttpApiBuilder.group(Api, "metrics", (handlers) =>
  Effect.gen(function* () {
    const apps = yield* AppsStore;
    const metrics = yield* MetricsStore;

    const periodOf = Effect.fn("metrics.periodOf")(function* ({ path, urlParams }: Request) {
      yield* apps.get(path.appId);
      const { startDate = DateTime.unsafeMake(0), endDate = yield* DateTime.now } = urlParams;
      if (DateTime.lessThan(endDate, startDate))
        return yield* invalid("endDate", "must not be before startDate");
      return { start: DateTime.toDateUtc(startDate), end: DateTime.toDateUtc(endDate) };
    });

    return handlers
      .handle(
        "session",
        Effect.fn(function* (request) {
          const rows = yield* metrics.users(request.path.appId, yield* periodOf(request));
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
          const rows = yield* metrics.answers(request.path.appId, yield* periodOf(request));
          const rowsOf = (list: AnswerList) => rows.filter((row) => row.list === list);
          return {
            educationLevels: rowsOf("educationLevels").map(({ word, count }) => ({
              educationLevel: word,
              count,
            })),
            workRoles: rowsOf("workRoles").map(({ word, count }) => ({ work: word, count })),
            healthBehaviours: rowsOf("healthBehaviours").map(({ word, count }) => ({
              healthBehaviour: word,
              count,
            })),
            healthSupports: rowsOf("healthSupports").map(({ word, count }) => ({
              healthSupport: word,
              count,
            })),
            preferences: rowsOf("preferences").map(({ word, count }) => ({ preference: word, count })),
            selfPerceivedHealths: rowsOf("selfPerceivedHealths").map(({ word, count }) => ({
              selfPerceivedHealth: word,
              count,
            })),
          };
        }),
      )
      .handle(
        "topic",
        Effect.fn(function* (request) {
          return { topics: yield* metrics.topicCounts(request.path.appId, yield* periodOf(request)) };
        }),
      )
      .handle(
        "engagement",
        Effect.fn(function* (request) {
          return { activeDays: yield* metrics.activeDays(request.path.appId, yield* periodOf(request)) };
        }),
      );
  }),
);
