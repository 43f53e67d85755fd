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
