/** What changed: only what moved beyond chance, in groups that are large enough. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChartCount, ChartData } from "#src/domain/metrics/chartData.ts";
import { type Compared, type Finding, findingsOf } from "#src/domain/metrics/whatChanged.ts";
import { chartOf as anyChart, comparedWith } from "#test/features/metrics/metricsCharts.ts";

type Group = readonly [count: ChartCount, base: ChartCount, compared: ChartCount, comparedBase: ChartCount];

const chartOf = (id: string, groups: ReadonlyArray<Group>, kind: "bars" | "rates" = "bars"): ChartData => {
  const all = (index: 0 | 1 | 2 | 3) => groups.map((group) => group[index]);
  return { ...comparedWith(anyChart(kind, [all(0)], [all(1)]), all(2), all(3)), id };
};

const anyCount: fc.Arbitrary<ChartCount> = fc.oneof(
  { weight: 5, arbitrary: fc.nat(60) },
  { weight: 2, arbitrary: fc.nat(5000) },
  fc.constantFrom<ChartCount>({ below: 5 }, { below: null }, "missing", "pending"),
);
const anyGroup = fc.tuple(anyCount, anyCount, anyCount, anyCount);
const anyGroups = fc.array(fc.array(anyGroup, { minLength: 1, maxLength: 6 }), { maxLength: 8 });
const chartsOf = (charts: ReadonlyArray<ReadonlyArray<Group>>) =>
  charts.map((groups, index) => chartOf(`chart-${index}`, groups, index % 2 === 0 ? "bars" : "rates"));
const anyCompared: fc.Arbitrary<Compared<string>> = fc.record({
  charts: anyGroups.map(chartsOf),
  minimumGroupSize: fc.option(fc.integer({ min: 3, max: 50 }), { nil: undefined }),
});

const always = (holds: (compared: Compared<string>, findings: ReadonlyArray<Finding<string>>) => void) =>
  fc.assert(fc.property(anyCompared, (compared) => holds(compared, findingsOf(compared))));

describe("the findings", () => {
  it("are at least two points of a share, of a group two more or less than all together", () =>
    always((_, findings) => {
      for (const { points, pointsOfAll = 0 } of findings) {
        expect(Math.abs(points - pointsOfAll)).toBeGreaterThanOrEqual(2);
      }
    }));

  it("are never about groups of fewer than 20 people, or fewer than the protected size", () =>
    always(({ minimumGroupSize = 0 }, findings) => {
      const least = Math.max(20, minimumGroupSize);
      for (const { chart, category } of findings) {
        const sizes = chart.series[0].values
          .filter((_value, index) => chart.categories[index] === category)
          .flatMap(({ count, compared, base, comparedBase }) => [
            base,
            comparedBase,
            Math.max(Number(count), Number(compared)),
          ]);
        for (const size of sizes) expect(size).toBeGreaterThanOrEqual(least);
      }
    }));

  it("say the opposite when now and before are exchanged, and nothing about shares that stay", () =>
    fc.assert(
      fc.property(anyGroups, (charts) => {
        const pointsOf = (change: (group: Group) => Group) =>
          findingsOf({ charts: chartsOf(charts.map((groups) => groups.map(change))) }).map(
            ({ points }) => points,
          );
        expect(
          pointsOf(([count, base, compared, comparedBase]) => [compared, comparedBase, count, base]),
        ).toEqual(pointsOf((each) => each).map((points) => 0 - points));
        expect(pointsOf(([count, base]) => [count, base, count, base])).toEqual([]);
      }),
    ));
});

describe("a sentence", () => {
  const changed = (one: Group) => findingsOf({ charts: [chartOf("topics", [one])] });

  it("is not about a single person of twenty, or a conflict", () => {
    expect(changed([1, 20, 0, 20])).toEqual([]);
    const chart = chartOf("topics", [[2, 100, 60, 100]]);
    expect(findingsOf({ charts: [{ ...chart, hasConflict: true }] })).toEqual([]);
  });

  // z = 4.2 and 4.3.
  it.each([
    [335, false],
    [337, true],
  ])("about 250 of 1,000 who are now %i is said: %j", (now, isSaid) => {
    expect(changed([now, 1000, 250, 1000]).length > 0).toBe(isSaid);
  });

  it("is about a group that nearly all have left, and about one that many have joined", () => {
    expect(changed([2, 100, 60, 100])).toMatchObject([{ points: -58, now: 0.02, before: 0.6 }]);
    expect(changed([20, 20, 0, 20])).toMatchObject([{ points: 100 }]);
  });

  it("about a distribution is about the share that changed most beyond chance", () => {
    const chart = chartOf("topics", [
      [300, 1000, 250, 1000],
      [100, 1000, 300, 1000],
    ]);
    const found = { chart: { id: "topics" }, category: { key: "Category 2" }, points: -20 };
    expect(findingsOf({ charts: [chart] })).toMatchObject([found]);
    expect(findingsOf({ charts: [chart, chart, chart, chart] })).toMatchObject([found, found, found]);
    expect(changed([52_000, 100_000, 50_000, 100_000])).toMatchObject([{ points: 2 }]);
  });

  it("about a group is only about one that moved differently from the others", () => {
    const halved: ReadonlyArray<Group> = [
      [400, 1000, 600, 1000],
      [200, 500, 300, 500],
    ];
    expect(findingsOf({ charts: [chartOf("age", halved, "rates")] })).toEqual([]);
    const risen: Group = [680, 1000, 600, 1000];
    expect(findingsOf({ charts: [chartOf("age", [...halved, risen], "rates")] })).toMatchObject([
      { category: { key: "Category 3" }, points: 8, pointsOfAll: -8.8 },
    ]);
  });
});
