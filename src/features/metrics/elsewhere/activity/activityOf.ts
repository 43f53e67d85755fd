/** Requests the active users of one app: the very numbers that the statistics show. Loaded for the first request. */
import { Effect } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import type { ChartCount } from "#src/domain/metrics/chartData.ts";
import { hrefOfTotals, totalsOf } from "../../answers/totalsOf.ts";

/** How long a call may take; a platform that needs longer is asked nothing more. */
const slowCallTimeout = "1 second";

const shownPeriod = "LAST_30_DAYS";

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
  const whenSlow = Effect.zipRight(Effect.delay(noteSlowness, slowCallTimeout), Effect.never);
  const { totals, previous } = yield* totalsOf(appId, shownPeriod, {
    send: (request) => Effect.raceFirst(request, whenSlow),
    isCompared: () => !isSlow,
  });
  return {
    active: totals.active,
    previous: previous?.active ?? "missing",
    href: hrefOfTotals(appId, shownPeriod),
  } satisfies AppActivity;
});
