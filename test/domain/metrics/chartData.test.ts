/** Counts and shares of a chart: what is known of them, how they have changed, and when they say nothing. */
import { expect, it } from "vitest";
import {
  type ChartCount,
  type ChartData,
  evenShares,
  isStill,
  newUsersBetween,
  pointsBetween,
  shareOf,
} from "#src/domain/metrics/chartData.ts";
import type { Text } from "#src/i18n/i18n.ts";
import { chartOf, comparedWith } from "#test/features/metrics/metricsCharts.ts";

const hidden = { below: null };

it.each<readonly [count: ChartCount | undefined, base: ChartCount | undefined, share: number | null]>([
  [3, 4, 0.75],
  [4, 4, 1],
  [5, 4, null],
  [0, 0, null],
  [hidden, 4, null],
  [undefined, 4, null],
])("%j of %j people are the share %j", (count, base, share) => {
  expect(shareOf(count, base)).toBe(share);
});

it.each([
  [0.0005, 0, 0.1],
  [0, 0.0005, -0.1],
  [null, 0.5, null],
  [0.5, null, null],
])("a share of %j after %j has moved by %j points", (now, before, points) => {
  expect(pointsBetween(now, before)).toBe(points);
});

it.each<readonly [before: ChartCount, now: ChartCount, minimum: number | undefined, count: ChartCount]>([
  [10, 12, undefined, 2],
  [12, 10, undefined, "missing"],
  [10, 10, 5, 0],
  [10, 14, 5, { below: 5 }],
  [10, 15, 5, 5],
  [hidden, 10, 5, hidden],
  ["missing", "pending", undefined, "pending"],
])(
  "from %j to %j registered users, with at least %j shown, there are %j new ones",
  (before, now, ...others) => {
    const [minimum, count] = others;
    expect(newUsersBetween(before, now, minimum)).toEqual(count);
  },
);

it.each<readonly [what: string, counts: ReadonlyArray<ChartCount>, kind: "rates" | "bars", isEven: boolean]>([
  ["within three points", [50, 53], "rates", true],
  ["and nobody in a group", [50, 51, 0], "rates", true],
  ["further apart", [50, 54], "rates", false],
  ["of a single group", [50], "rates", false],
  ["beside a withheld one", [50, 51, hidden], "rates", false],
  ["of one whole", [50, 51], "bars", false],
])("shares %s are even: %s", (_what, counts, kind, isEven) => {
  const found = evenShares(chartOf(kind, [counts], [counts.map((count) => (count === 0 ? 0 : 100))]));
  expect(found?.least).toBe(isEven ? 0.5 : undefined);
});

it.each<readonly [what: string, compared: number, others: Partial<ChartData<Text>>, isStillOne: boolean]>([
  ["a period that was less than a point higher", 509, {}, true],
  ["a period that was a point higher", 510, {}, false],
  ["a period that was a point lower", 490, {}, false],
  ["a period whose total is withheld", 500, { comparedTotal: hidden }, false],
  ["a period before the first answer", 500, { comparedTotal: 0 }, false],
  ["a period, in a chart of one whole", 500, { kind: "bars" }, true],
])("shares compared with %s", (_what, compared, others, isStillOne) => {
  const chart = comparedWith(chartOf("rates", [[500, 1]], [[1000, 2]]), [compared, 1]);
  expect(isStill({ ...chart, ...others })).toBe(isStillOne);
});
