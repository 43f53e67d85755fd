/** Requests the totals of an app in a period, and in the previous one: the very numbers that the statistics show. */
import { DateTime, Effect } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import type { SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import {
  type ComparedPeriod,
  comparedPeriod,
  type PeriodChoice,
  timePeriod,
} from "#src/domain/metrics/timePeriod.ts";
import { statisticsPath } from "#src/domain/statisticsPaths.ts";
import type { AppServices } from "#src/services/AppLayer.ts";
import { type LocalDay, Today } from "#src/services/Today.ts";
import { encodeChoice, hrefOf } from "../question/address.ts";
import { ask, askCompared, sessionCall, sessionSource } from "./blocks.ts";

export interface Totals {
  readonly totals: SessionCounts["totals"];
  /** Of the previous period, until the same time of day; undefined if nothing is compared. */
  readonly previous: SessionCounts["totals"] | undefined;
  /** Of the period before that one: who was registered at the start of `previous`. */
  readonly earlier: SessionCounts["totals"] | undefined;
}

type Send = <A, E>(request: Effect.Effect<A, E, AppServices>) => Effect.Effect<A, E, AppServices>;

export interface HowToAsk {
  readonly send?: Send;
  /** How many periods before are requested, asked before each request: one by default. */
  readonly before?: () => 0 | 1 | 2;
  /** The browser's by default. */
  readonly zone?: LocalDay["zone"];
}

export const totalsOf = Effect.fn("metrics.totalsOf")(function* (
  appId: AppId,
  choice: PeriodChoice,
  { send = (request) => request, before = () => 1, zone: asked }: HowToAsk = {},
) {
  const { day, zone } = yield* Effect.flatMap(Today, ({ current }) => current(asked));
  const { metric, answeredAt } = yield* send(
    ask({ appId, period: timePeriod(choice, day, zone) }, sessionCall),
  );
  const period = comparedPeriod("previous", choice, day, answeredAt, zone);
  const totalsIn = (asked: ComparedPeriod | null | undefined, count: 1 | 2) =>
    asked && before() >= count
      ? Effect.map(
          send(askCompared({ appId, period: asked }, sessionSource)),
          ({ beside }) => beside(metric).totals,
        )
      : Effect.succeed(undefined);
  const previous = yield* totalsIn(period, 1);
  const start =
    period && comparedPeriod("previous", choice, DateTime.subtract(day, period.shift), answeredAt, zone);
  // Without it the two periods are compared all the same.
  const earlier = yield* Effect.orElseSucceed(totalsIn(start, 2), () => undefined);
  return { totals: metric.totals, previous, earlier } satisfies Totals;
});

/** The address of the statistics with both numbers. @param zone - IANA name, if it is not the browser's. */
export const hrefOfTotals = (app: AppId, period: PeriodChoice, zone?: string): string =>
  hrefOf({
    pathname: statisticsPath,
    search: { ...encodeChoice({ app, period, comparison: "previous" }), zone },
    hash: "",
  });
