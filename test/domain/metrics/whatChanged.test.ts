/** What changed: only what is large enough in groups that are large enough, by effect, three at most. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChartCount, type ChartData, shareOf } from "#src/domain/metrics/chartData.ts";
import { type Compared, type Finding, findingsOf } from "#src/domain/metrics/whatChanged.ts";

interface Group {
  readonly count: ChartCount;
  readonly base: ChartCount;
  readonly previous: ChartCount;
  readonly previousBase: ChartCount;
}

const chartOf = (id: string, groups: ReadonlyArray<Group>): ChartData => ({
  id,
  title: id,
  kind: "bars",
  dimension: "",
  measure: "",
  totals: "",
  total: 0,
  categories: groups.map((_, index) => ({ key: `${index}`, label: `${index}`, color: "accent" })),
  series: [
    {
      key: "all",
      label: "all",
      color: "accent",
      values: groups.map((group) => ({ ...group, share: shareOf(group.count, group.base) })),
    },
  ],
});

const group = (
  count: ChartCount,
  base: ChartCount,
  previous: ChartCount,
  previousBase: ChartCount,
): Group => ({
  count,
  base,
  previous,
  previousBase,
});

const anyCount: fc.Arbitrary<ChartCount> = fc.oneof(
  { weight: 5, arbitrary: fc.nat(60) },
  { weight: 2, arbitrary: fc.nat(5000) },
  fc.constantFrom<ChartCount>({ below: 5 }, { below: null }, "missing", "pending"),
);
const anyGroup = fc.record({ count: anyCount, base: anyCount, previous: anyCount, previousBase: anyCount });
const anyCharts = fc
  .array(fc.array(anyGroup, { minLength: 1, maxLength: 6 }), { maxLength: 8 })
  .map((charts) => charts.map((groups, index) => chartOf(`chart-${index}`, groups)));
const anyTotal = fc.record({ now: anyCount, before: fc.option(anyCount, { nil: undefined }) });
const anyCompared: fc.Arbitrary<Compared<string>> = fc.record({
  totals: fc.record({ active: anyTotal, registered: anyTotal }, { requiredKeys: [] }),
  charts: anyCharts,
  minimumGroupSize: fc.option(fc.integer({ min: 3, max: 50 }), { nil: undefined }),
});

const sizeOf = (finding: Finding<string>) =>
  finding.kind === "share"
    ? Math.abs(finding.points) / 2
    : Math.abs(finding.now - finding.before) / Math.max(finding.before, 1) / 0.1;

const always = (holds: (compared: Compared<string>, findings: ReadonlyArray<Finding<string>>) => void) =>
  fc.assert(fc.property(anyCompared, (compared) => holds(compared, findingsOf(compared))));

/** Now and before, the other way round. */
const reversed = ({ totals, charts, ...others }: Compared<string>): Compared<string> => ({
  ...others,
  totals: Object.fromEntries(
    Object.entries(totals).map(([name, { now, before = "missing" }]) => [name, { now: before, before: now }]),
  ),
  charts: charts.map(({ id, series: [{ values }] }) =>
    chartOf(
      id,
      values.map(({ count, base, previous = "missing", previousBase = "missing" }) =>
        group(previous, previousBase, count, base),
      ),
    ),
  ),
});

describe("the findings", () => {
  it("are three at most, the largest effects first", () =>
    always((_, findings) => {
      expect(findings.length).toBeLessThanOrEqual(3);
      const sizes = findings.map(sizeOf);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    }));

  it("are at least a tenth of a total, or two points of a share", () =>
    always((_, findings) => {
      for (const finding of findings) expect(sizeOf(finding)).toBeGreaterThanOrEqual(1);
    }));

  it("are never about groups of fewer than 20 people, or fewer than the protected size", () =>
    always(({ minimumGroupSize = 0 }, findings) => {
      const least = Math.max(20, minimumGroupSize);
      for (const finding of findings) {
        const sizes =
          finding.kind === "total"
            ? [Math.max(finding.now, finding.before)]
            : finding.chart.series[0].values
                .filter((_value, index) => finding.chart.categories[index] === finding.category)
                .flatMap(({ count, previous, base, previousBase }) => [
                  base,
                  previousBase,
                  Math.max(Number(count), Number(previous)),
                ]);
        for (const size of sizes) expect(size).toBeGreaterThanOrEqual(least);
      }
    }));

  it("are as large when now and before are exchanged", () =>
    always((compared) => {
      // A total's change is relative to before.
      const shares = { ...compared, totals: {} };
      expect(findingsOf(reversed(shares)).map(sizeOf)).toEqual(findingsOf(shares).map(sizeOf));
    }));

  it("say the opposite when now and before are exchanged", () =>
    fc.assert(
      fc.property(anyGroup, (one) => {
        const compared = { totals: {}, charts: [chartOf("chart", [one])] };
        const pointsIn = (all: ReadonlyArray<Finding<string>>) =>
          all.flatMap((each) => (each.kind === "share" ? [each.points] : []));
        const points = pointsIn(findingsOf(compared));
        expect(pointsIn(findingsOf(reversed(compared)))).toEqual(points.map((each) => -each));
      }),
    ));

  it("are none if nothing changed", () =>
    fc.assert(
      fc.property(anyCharts, (charts) => {
        const same = charts.map(({ id, series: [{ values }] }) =>
          chartOf(
            id,
            values.map(({ count, base }) => group(count, base, count, base)),
          ),
        );
        expect(findingsOf({ totals: { active: { now: 100, before: 100 } }, charts: same })).toEqual([]);
      }),
    ));
});

describe("a sentence", () => {
  it("says that nearly all have gone, and that many came where nobody was", () => {
    const total = (before: number, now: number) =>
      findingsOf({ totals: { active: { now, before } }, charts: [] });
    expect(total(500, 0)).toMatchObject([{ total: "active", before: 500, now: 0 }]);
    expect(total(0, 500)).toMatchObject([{ total: "active", before: 0, now: 500 }]);
  });

  it("is not about a single person of twenty", () => {
    expect(findingsOf({ totals: {}, charts: [chartOf("rates", [group(1, 20, 0, 20)])] })).toEqual([]);
  });

  it("is about a group that nearly all have left, and about one that many have joined", () => {
    const changed = (one: Group) => findingsOf({ totals: {}, charts: [chartOf("rates", [one])] });
    expect(changed(group(2, 100, 60, 100))).toMatchObject([{ kind: "share", points: -58 }]);
    expect(changed(group(60, 100, 2, 100))).toMatchObject([{ kind: "share", points: 58 }]);
  });

  it("about a total names the group that changed most in the same direction", () => {
    const activeByGroup = chartOf("age", [
      group(90, 100, 100, 100),
      group(80, 100, 50, 100),
      group(15, 100, 2, 100),
    ]);
    const [finding] = findingsOf({
      totals: { active: { now: 185, before: 152 } },
      charts: [],
      activeByGroup,
    });
    expect(finding).toMatchObject({
      kind: "total",
      total: "active",
      now: 185,
      before: 152,
      most: { key: "1" },
    });
  });

  it("about a distribution is about the share that changed most", () => {
    const topics = chartOf("topics", [group(30, 100, 25, 100), group(20, 100, 26, 100)]);
    expect(findingsOf({ totals: {}, charts: [topics] })).toMatchObject([
      { kind: "share", chart: { id: "topics" }, category: { key: "1" }, points: -6 },
    ]);
  });
});
