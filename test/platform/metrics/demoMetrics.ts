/** Everything that the console asks of the demo's apps. */
import { Effect } from "effect";
import { AppsStore } from "#platform/apps/AppsStore.ts";
import { MetricsStore } from "#platform/metrics/MetricsStore.ts";
import { demoApps } from "#platform/seed/demoApps.ts";
import { AppId } from "#schemas/apps/App.ts";

const apps = demoApps.filter(({ hasUsers }) => hasUsers).map(({ id }) => AppId.make(id));

const day = 24 * 60 * 60 * 1000;
const now = Date.now();
const periods = [now, 400 * day, 30 * day].map((length) => ({
  start: new Date(now - length),
  end: new Date(now),
}));

export const demoMetrics = () =>
  Effect.gen(function* () {
    const { users, answers, topicCounts, activeDays } = yield* MetricsStore;
    const { numberOf } = yield* AppsStore;
    return yield* Effect.forEach(apps, (app) =>
      Effect.flatMap(numberOf(app), (number) =>
        Effect.forEach(periods, (period) =>
          Effect.all([users, answers, topicCounts, activeDays].map((metric) => metric(number, period))),
        ),
      ),
    );
  });
