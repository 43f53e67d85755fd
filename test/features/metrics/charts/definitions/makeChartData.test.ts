/** Chart data: the order of categories, and what a comparison reveals of small groups. */
import { describe, expect, it } from "vitest";
import { healthRatings, workRoles } from "#schemas/metrics/vocabularies.ts";
import { bucketPerCode } from "#src/domain/metrics/bucketing.ts";
import { type ChartCount, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { bars, withPreviousCounts } from "#src/features/metrics/charts/definitions/makeChartData.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { asWritten, makeI18n } from "#src/i18n/i18n.ts";

const i18n = makeI18n("en", await loadCatalogue("en"));
const heading = {
  id: "chart",
  title: asWritten("Health"),
  dimension: asWritten("Rating"),
  measure: asWritten("Users"),
};
const known = bucketPerCode(healthRatings);
describe("bars", () => {
  it("an unknown code is shown unchanged, last and in grey", () => {
    const entries = ["6", "5"].map((code) => ({ code, count: 1 }));
    const { categories } = bars({ i18n, limit: undefined }, heading, "rating", known, entries);
    expect(categories.map(({ key }) => key)).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(categories.at(-1)).toEqual({ key: "6", label: "6", color: "grey" });
  });

  it("sorts nominal codes by size, withheld counts after the others and unknown codes last", () => {
    const list = (["other", "manager", "c_suite", "astronaut", "office_staff"] as const).map(
      (code, index) => ({ code, count: [7, 3, 9, 50, 8][index] ?? 0 }),
    );
    const keysOf = (limit?: number) =>
      bars({ i18n, limit }, heading, "work", bucketPerCode(workRoles), list).categories.map(({ key }) => key);
    expect(keysOf().slice(0, 5)).toEqual([
      "c_suite",
      "office_staff",
      "other",
      "manager",
      "technical_specialist",
    ]);
    expect(keysOf().at(-1)).toBe("astronaut");
    const shown = bars({ i18n, limit: 5 }, heading, "work", bucketPerCode(workRoles), list);
    const isHidden = shown.series[0].values.slice(0, -1).map(({ count }) => !isKnown(count));
    expect(isHidden.indexOf(true)).toBe(isHidden.length - isHidden.filter(Boolean).length);
  });
});

describe("with the counts of the previous period and a minimum group size", () => {
  const limit = 3;
  const codes = ["1", "2", "3"];
  const maxCount = 5;
  const chartOf = (counts: ReadonlyArray<number>) => ({
    ...bars(
      { i18n, limit },
      heading,
      "rating",
      bucketPerCode(codes),
      counts.map((count, index) => ({ code: codes[index] ?? "", count })),
    ),
    totals: asWritten("Total"),
  });
  const worlds = codes.reduce<ReadonlyArray<ReadonlyArray<number>>>(
    (lists) => lists.flatMap((list) => Array.from({ length: maxCount + 1 }, (_, count) => [...list, count])),
    [[]],
  );
  const charts = new Map(worlds.map((counts) => [counts.join(), chartOf(counts)]));
  const chartAt = (counts: ReadonlyArray<number>) => charts.get(counts.join()) ?? chartOf(counts);

  const shown = (count: ChartCount | null | undefined) =>
    typeof count === "number" ? String(count) : JSON.stringify(count);
  /** Everything that the screen shows, of both periods or of one. */
  const screenOf = (now: ReadonlyArray<number>, before?: ReadonlyArray<number>) => {
    const data = withPreviousCounts(chartAt(now), before && chartAt(before), { comparedWith: "period" });
    const seen = pointsOf(data).flatMap(({ count, previous }) => [shown(count), shown(previous)]);
    return [shown(data.total), ...seen].join();
  };
  /** Users of the previous period are also users of this one. */
  const pairs = worlds.flatMap((now) =>
    worlds.flatMap((before) =>
      now.every((count, index) => count >= (before[index] ?? 0)) ? [{ now, before }] : [],
    ),
  );
  const grouped = <A>(list: ReadonlyArray<A>, keyOf: (one: A) => string) => {
    const groups = new Map<string, Array<A>>();
    for (const one of list) {
      const [key, group] = [keyOf(one), groups.get(keyOf(one))];
      if (group) group.push(one);
      else groups.set(key, [one]);
    }
    return groups;
  };
  const screens = [...grouped(pairs, ({ now, before }) => screenOf(now, before)).values()];

  it("the comparison reveals nothing that this period without comparison does not", () => {
    const alone = grouped(worlds, (now) => screenOf(now));
    for (const alike of screens) {
      const possible = new Set(alike.map(({ now }) => now));
      const [first = []] = possible;
      expect(possible).toEqual(new Set(alone.get(screenOf(first))));
    }
  }, 60_000);

  it("no small count of the previous period can be inferred from both periods", () => {
    const inferred = screens.flatMap((alike) =>
      codes.flatMap((_, index) => {
        const counts = new Set(alike.map(({ before }) => before[index] ?? 0));
        const [only = 0] = counts;
        return counts.size === 1 && only > 0 && only < limit ? [{ ...alike[0], index }] : [];
      }),
    );
    expect(inferred).toEqual([]);
  }, 60_000);
});
