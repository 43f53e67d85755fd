/** Requests the totals of an app in a period, and in the previous one: the very numbers that the statistics show. */
import { Effect } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import type { SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import { comparedPeriod, type PeriodChoice, timePeriod } from "#src/domain/metrics/timePeriod.ts";
import { statisticsPath } from "#src/domain/statisticsPaths.ts";
import type { AppServices } from "#src/services/AppLayer.ts";
import { type LocalDay, Today } from "#src/services/Today.ts";
import { ask, askBefore, sessionCall, sessionSource } from "./blocks.ts";
import { encodeChoice, hrefOf } from "../question/address.ts";

export interface Totals {
  readonly totals: SessionCounts["totals"];
  /** Of the previous period, until the same time of day; undefined if nothing is compared. */
  readonly previous: SessionCounts["totals"] | undefined;
}

type Send = <A, E>(request: Effect.Effect<A, E, AppServices>) => Effect.Effect<A, E, AppServices>;

export interface HowToAsk {
  /** Around each request. */
  readonly send?: Send;
  /** Whether the previous period is requested too. */
  readonly isCompared?: () => boolean;
  /** The browser's by default. */
  readonly zone?: LocalDay["zone"];
}

export const totalsOf = Effect.fn("metrics.totalsOf")(function* (
  appId: AppId,
  choice: PeriodChoice,
  { send = (request) => request, isCompared = () => true, zone: asked }: HowToAsk = {},
) {
  const { day, zone } = yield* Effect.flatMap(Today, ({ current }) => current(asked));
  const { metric, answeredAt } = yield* send(
    ask({ appId, period: timePeriod(choice, day, zone) }, sessionCall),
  );
  const period = comparedPeriod("previous", choice, day, answeredAt, zone);
  const previous =
    period !== null && isCompared()
      ? (yield* send(askBefore({ appId, period }, sessionSource))).beside(metric).totals
      : undefined;
  return { totals: metric.totals, previous } satisfies Totals;
});

/** The address of the statistics with both numbers. @param zone - IANA name, if it is not the browser's. */
export const hrefOfTotals = (app: AppId, period: PeriodChoice, zone?: string): string =>
  hrefOf({
    pathname: statisticsPath,
    search: { ...encodeChoice({ app, period, comparison: "previous" }), zone },
    hash: "",
  });
