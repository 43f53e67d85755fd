/** Calls on the statistics of an app's users. */
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform";
import { DateTime, Schema } from "effect";
import { AppId } from "../apps/App.ts";
import { Authentication } from "../Authentication.ts";
import { Invalid, NotFound } from "../errors.ts";
import { inPath } from "../ids.ts";
import { Instant } from "../scalars.ts";
import {
  UserEngagementMetric,
  UserSessionMetric,
  UserSociodemographicMetric,
  UserTopicMetric,
} from "./Metrics.ts";

const path = Schema.Struct({ appId: inPath(AppId) });

export const PeriodParams = Schema.Struct({
  startDate: Schema.optionalWith(
    Instant.annotations({
      description: "First instant of the period, ISO 8601; the epoch when left out",
      examples: [DateTime.unsafeMake("2026-01-01T00:00:00.000Z")],
    }),
    { exact: true },
  ),
  endDate: Schema.optionalWith(
    Instant.annotations({
      description: "Last instant of the period, ISO 8601, not before startDate; now when left out",
      examples: [DateTime.unsafeMake("2026-03-31T23:59:59.999Z")],
    }),
    { exact: true },
  ),
});

const metric = <const Name extends "topic" | "sociodemographic" | "session" | "engagement", A, I>(
  name: Name,
  answer: Schema.Schema<A, I>,
  summary: string,
) =>
  HttpApiEndpoint.get(name, `/apps/:appId/metric/user_${name}`)
    .setPath(path)
    .setUrlParams(PeriodParams)
    .addSuccess(answer)
    .addError(NotFound)
    .addError(Invalid)
    .annotate(OpenApi.Summary, summary);

export class MetricsApi extends HttpApiGroup.make("metrics")
  .add(metric("topic", UserTopicMetric, "Count active users by area"))
  .add(metric("sociodemographic", UserSociodemographicMetric, "Count registered users by their answers"))
  .add(metric("session", UserSessionMetric, "Count registered and active users"))
  .add(metric("engagement", UserEngagementMetric, "Measure engagement"))
  .middleware(Authentication)
  .annotate(OpenApi.Title, "Metrics")
  .annotate(
    OpenApi.Description,
    "Statistics of an app's users for a period. Registered means registered up to its end; active is a part of registered.",
  ) {}
