/** Requests the users of one app: the very numbers that the statistics show. Loaded for the first request. */
import { Effect } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import type { OverviewPeriod } from "#src/domain/apps/appList.ts";
import { type ChartCount, newUsersBetween } from "#src/domain/metrics/chartData.ts";
import { AppConfig } from "#src/services/AppConfig.ts";
import { hrefOfTotals, totalsOf } from "../../answers/totalsOf.ts";

/** How long a call may take; a platform that needs longer is asked nothing more. */
const slowCallTimeout = "1 second";

export interface AppActivity {
  readonly active: ChartCount;
  /** Of as many days before, until the same time of day. */
  readonly previous: ChartCount;
  readonly registered: ChartCount;
  /** Who has registered since the end of those days. */
  readonly newUsers: ChartCount;
  /** Who registered in those days. */
  readonly newUsersBefore: ChartCount;
  readonly href: string;
}

/** `onSlow` is called during a call that takes too long; its answer still counts. */
export const activityOf = Effect.fn("metrics.activityOf")(function* (
  appId: AppId,
  period: OverviewPeriod,
  onSlow: () => void,
) {
  let isSlow = false;
  const noteSlowness = Effect.sync(() => {
    isSlow = true;
    onSlow();
  });
  const whenSlow = Effect.zipRight(Effect.delay(noteSlowness, slowCallTimeout), Effect.never);
  const { totals, previous, earlier } = yield* totalsOf(appId, period, {
    send: (request) => Effect.raceFirst(request, whenSlow),
    before: () => (isSlow ? 0 : 2),
  });
  const { minimumGroupSize } = yield* AppConfig;
  const registered = (of: typeof previous) => of?.registered ?? "missing";
  const newSince = (before: typeof previous, now: typeof previous) =>
    newUsersBetween(registered(before), registered(now), minimumGroupSize);
  return {
    active: totals.active,
    previous: previous?.active ?? "missing",
    registered: totals.registered,
    newUsers: newSince(previous, totals),
    newUsersBefore: newSince(earlier, previous),
    href: hrefOfTotals(appId, period),
  } satisfies AppActivity;
});
