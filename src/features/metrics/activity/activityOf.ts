/** Requests the active users of one app: the very numbers that the statistics show. Loaded for the first request. */
import { Effect } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { comparableWith } from "#src/domain/metrics/sessionCounts.ts";
import { comparedPeriod, timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { Today } from "#src/services/Today.ts";
import { ask, sessionCall } from "../blocks.ts";
import { encodeChoice, hrefOf, statisticsPath } from "../choice/address.ts";

/** How long a call may take; a platform that needs longer is asked nothing more. */
const patience = "1 second";

const shown = { period: "LAST_30_DAYS", comparison: "previous" } as const;

export interface AppActivity {
  readonly active: ChartCount;
  /** Of the 30 days before, until the same time of day. */
  readonly previous: ChartCount;
  /** The address of the statistics with both numbers. */
  readonly href: string;
}

/** `onSlow` is called during a call that takes too long; its answer still counts. */
export const activityOf = Effect.fn("metrics.activityOf")(function* (appId: AppId, onSlow: () => void) {
  let isSlow = false;
  const noteSlowness = Effect.sync(() => {
    isSlow = true;
    onSlow();
  });
  const afterPatience = Effect.zipRight(Effect.delay(noteSlowness, patience), Effect.never);
  const count = (period: Parameters<typeof ask>[0]["period"]) =>
    Effect.raceFirst(ask({ appId, period }, sessionCall), afterPatience);

  const { day, zone } = yield* Effect.flatMap(Today, ({ current }) => current);
  const { metric, answeredAt } = yield* count(timePeriod(shown.period, day, zone));
  const { active } = metric.totals;
  const href = hrefOf({ pathname: statisticsPath, search: encodeChoice({ app: appId, ...shown }), hash: "" });
  const compared = comparedPeriod(shown.comparison, shown.period, day, answeredAt, zone);
  const isCompared = compared !== null && !isSlow;
  const previous: ChartCount = isCompared
    ? comparableWith(metric, (yield* count(compared)).metric).totals.active
    : "missing";
  return { active, previous, href } satisfies AppActivity;
});
