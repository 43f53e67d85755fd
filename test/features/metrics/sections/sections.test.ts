/** Every chart shows the counts of its own list, in the contract's order and in the words of the specification. */
import { expect, it } from "vitest";
import { pointsOf } from "#src/domain/metrics/chartData.ts";
import { countText } from "#src/features/metrics/charts/counts.ts";
import { chartKey } from "#src/features/metrics/charts/vocabulary/vocabulary.ts";
import { segments } from "#src/features/metrics/sections/sections.ts";
import { sessionOf, sociodemographicOf, topicsOf } from "#test/screens/world.ts";
import { i18nIn } from "#test/support/i18nIn.ts";
import { charts, openStatistics } from "../metricsPage.ts";

const i18n = await i18nIn("en");
const month = { first: "2026-02-01", last: "2026-02-28", days: 28, since: 420 };
/** The last of a list is the most frequent, so that charts by size differ from those in the contract's order. */
const rising = (lists: Readonly<Record<string, ReadonlyArray<{ readonly count: number }>>>) =>
  Object.fromEntries(
    Object.entries(lists).map(([name, list]) => [
      name,
      list.map((each) => ({ ...each, count: 500 - each.count })),
    ]),
  );
const bodies = {
  session: sessionOf("app_anchor", month),
  topic: rising(topicsOf(month)),
  sociodemographic: rising(sociodemographicOf(month)),
  engagement: {},
};

it("every chart shows its own counts in the contract's order and the specification's words, as approved", async () => {
  const { store, answerAll } = await openStatistics();
  expect(store.get(segments.progressAtom)).toEqual({ loaded: 0, all: 3 });
  await answerAll(bodies);
  expect(store.get(segments.progressAtom)).toBeUndefined();
  const shown = charts.map(({ id, dataAtom, shape }) => {
    const data = store.get(dataAtom);
    if (!data) return id;
    // Its place before the numbers arrive.
    expect(shape).toMatchObject({ rows: data.categories.length, columns: data.series.length });
    const points = pointsOf(data).map(({ category, series, count, base }) => {
      const name = data.series.length > 1 ? `${category.label}, ${series.label}` : category.label;
      const value = [count, ...(data.baseMeasure === undefined ? [] : [base])];
      return `${name} ${value.map((each) => countText(i18n, each)).join(" of ")}`;
    });
    const head = [data.title, data.dimension, data.measure, data.totals].join(" | ");
    return `${id}: ${head}\n  ${points.join(" · ")}`;
  });
  await expect(`${shown.join("\n")}\n`).toMatchFileSnapshot("sections.txt");
});

it("charts have ids of their own", () => {
  expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
});

it.each(["constructor", "__proto__", "toString", "<b>"])("the unknown code %s is its own label", (code) => {
  expect(chartKey(i18n, "gender", code)).toEqual({ key: code, label: code, color: "grey" });
});
