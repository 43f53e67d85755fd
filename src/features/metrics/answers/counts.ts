/**
 * The answers of an app's metrics by its first and its last instant. Tiles, charts, trend, overview and palette read the
 * same ones, so that their numbers cannot differ.
 */
import { DateTime, Effect } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import { type Conflict, repeatedEntries } from "#schemas/metrics/conflicts.ts";
import { MetricsApi } from "#schemas/metrics/MetricsApi.ts";
import { sessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import { answers } from "#src/runtime/answers.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import type { AppServices } from "#src/services/appRuntime.ts";

export interface Asked {
  readonly appId: AppId;
  readonly startDate: DateTime.Utc;
  readonly endDate: DateTime.Utc;
}

/** The call for a period, or for a part of one. */
export const askedIn = (
  { appId }: Pick<Asked, "appId">,
  { startDate, endDate }: Omit<Asked, "appId">,
): Asked => ({ appId, startDate, endDate });

export const metricCalls = callsOf(MetricsApi);

export const requestOf = ({ appId, startDate, endDate }: Asked) => ({
  path: { appId },
  urlParams: { startDate, endDate },
});

const metricAnswers = <Metric>(
  max: number,
  call: (
    metrics: Effect.Effect.Success<typeof metricCalls>,
    request: ReturnType<typeof requestOf>,
  ) => Effect.Effect<Metric, unknown, AppServices>,
  conflictsOf: (metric: Metric) => ReadonlyArray<Conflict>,
) =>
  answers({
    max,
    ask: (asked: Asked) =>
      Effect.flatMap(metricCalls, (metrics) => call(metrics, requestOf(asked))).pipe(
        Effect.tap((metric) =>
          Effect.forEach(conflictsOf(metric), ({ place }) =>
            Effect.logWarning(`The figures do not add up: ${place}`),
          ),
        ),
      ),
    textOf: ({ appId, startDate, endDate }) => `${appId} ${startDate.epochMillis} ${endDate.epochMillis}`,
    isFinal: ({ endDate }, answeredAt) => DateTime.lessThan(endDate, answeredAt),
  });

/** Enough for ten trends with comparison, or the overview of fifty apps. */
const maxSessions = 700;
/** For a few periods with what they are compared with. */
const maxOthers = 8;

/** A group that is smaller than the configuration allows is withheld. */
export const sessions = metricAnswers(
  maxSessions,
  (metrics, request) =>
    Effect.zipWith(metrics.session(request), AppConfig, (metric, { minimumGroupSize }) =>
      sessionCounts(metric, minimumGroupSize),
    ),
  ({ sumConflicts }) => sumConflicts,
);
export const topics = metricAnswers(maxOthers, (metrics, request) => metrics.topic(request), repeatedEntries);
export const sociodemographics = metricAnswers(
  maxOthers,
  (metrics, request) => metrics.sociodemographic(request),
  repeatedEntries,
);
