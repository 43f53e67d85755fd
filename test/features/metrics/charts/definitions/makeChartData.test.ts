/** Chart data: the order of categories, and what a comparison reveals of small groups. */
import { describe, expect, it } from "vitest";
import { workRoles } from "#schemas/metrics/vocabularies.ts";
import { isKnown, pointsOf, withheld } from "#src/domain/metrics/chartData.ts";
import { bars, withComparedCounts } from "#src/features/metrics/charts/definitions/makeChartData.ts";
import { messages } from "#src/features/metrics/charts/messages.en.ts";
import { asWritten } from "#src/i18n/i18n.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const i18n = await i18nIn("en");
const heading = {
  id: "chart",
  title: asWritten("Health"),
  dimension: asWritten("Rating"),
  measure: asWritten("Users"),
};
it("nominal codes are sorted by size, withheld counts after the others and unknown codes last", () => {
  const list = (["other", "manager", "c_suite", "astronaut", "office_staff"] as const).map((code, index) => ({
    code,
    count: [7, 8, 9, 50, 3][index] ?? 0,
  }));
  const keysOf = (limit?: number) =>
    bars({ i18n, limit }, heading, "work", workRoles, list).categories.map(({ key }) => key);
  expect(keysOf().slice(0, 5).join(" ")).toBe("c_suite manager other office_staff technical_specialist");
  expect(keysOf().at(-1)).toBe("astronaut");
  const shown = bars({ i18n, limit: 5 }, heading, "work", workRoles, list);
  const isHidden = shown.series[0].values.slice(0, -1).map(({ count }) => !isKnown(count));
  expect(isHidden.indexOf(true)).toBe(isHidden.length - isHidden.filter(Boolean).length);
});

describe("with a minimum group size, the counts of the previous period", () => {
  const chartOf = (counts: ReadonlyArray<number>) => {
    const entries = counts.map((count, index) => ({ code: String(index + 1), count }));
    return { ...bars({ i18n, limit: 3 }, heading, "rating", [], entries), totals: asWritten("Total") };
  };

  it.each([
    ["are shown if neither period withholds a count", [5, 5, 0], [4, 3, 0], [4, 3, 0], 7],
    ["are all withheld beside a withheld count of this period", [5, 2, 9], [4, 3, 0], null, null],
    ["are all withheld with one that is small", [5, 5, 9], [4, 2, 0], null, null],
  ] as const)("%s", (_what, now, before, counts, total) => {
    const data = withComparedCounts(chartOf(now), chartOf(before));
    const compared = counts ?? now.map(() => withheld);
    expect(pointsOf(data).map((point) => point.compared)).toEqual(compared);
    expect(data.comparedTotal).toEqual(total ?? withheld);
    // The whole of a bar is the total.
    expect(new Set(pointsOf(data).map(({ comparedBase }) => comparedBase))).toEqual(
      new Set([total ?? withheld]),
    );
  });
});

it("one answer is not called answers", () =>
  expect(i18n.text(messages.answersTotal, { total: asWritten("1") })).toBe("1 answer"));
