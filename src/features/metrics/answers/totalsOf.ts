/** Requests the totals of an app in a period, and in the previous one: the very numbers that the statistics show. */
import { Effect } from "effect";
import type { AppId } from "#schemas/apps/App.ts";
import { comparableWith, type SessionCounts } from "#src/domain/metrics/sessionCounts.ts";
import {
  comparedPeriod,
  type TimePeriod,
  type TimePeriodId,
  timePeriod,
} from "#src/domain/metrics/timePeriod.ts";
import { statisticsPath } from "#src/domain/statisticsPaths.ts";
import { type LocalDay, Today } from "#src/services/Today.ts";
import { ask, sessionCall } from "./blocks.ts";
import { encodeChoice, hrefOf } from "../question/address.ts";

export interface Totals {
  readonly totals: SessionCounts["totals"];
  /** Of the previous period, until the same time of day; undefined if nothing is compared. */
  readonly previous: SessionCounts["totals"] | undefined;
}

interface AskedPeriod {
  readonly appId: AppId;
  readonly period: Pick<TimePeriod, "startDate" | "endDate">;
}

const request = (question: AskedPeriod) => ask(question, sessionCall);

export interface HowToAsk {
  readonly send?: typeof request;
  /** Whether the previous period is requested too. */
  readonly isCompared?: () => boolean;
  /** The browser's by default. */
  readonly zone?: LocalDay["zone"];
}

export const totalsOf = Effect.fn("metrics.totalsOf")(function* (
  appId: AppId,
  choice: TimePeriodId,
  { send = request, isCompared = () => true, zone: asked }: HowToAsk = {},
) {
  const { day, zone } = yield* Effect.flatMap(Today, ({ current }) => current(asked));
  const { metric, answeredAt } = yield* send({ appId, period: timePeriod(choice, day, zone) });
  const compared = comparedPeriod("previous", choice, day, answeredAt, zone);
  const previous =
    compared !== null && isCompared()
      ? comparableWith(metric, (yield* send({ appId, period: compared })).metric).totals
      : undefined;
  return { totals: metric.totals, previous } satisfies Totals;
});

/** The address of the statistics with both numbers. @param zone - IANA name, if it is not the browser's. */
export const hrefOfTotals = (app: AppId, period: TimePeriodId, zone?: string): string =>
  hrefOf({
    pathname: statisticsPath,
    search: { ...encodeChoice({ app, period, comparison: "previous" }), zone },
    hash: "",
  });
