/** Drawing, table and CSV show the same numbers: those of the chart's data. */
import * as fc from "fast-check";
import { createStore, Provider } from "jotai";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { countText, shareText } from "#src/features/metrics/counts.ts";
import { draw } from "#src/features/metrics/charts/draw.ts";
import { ChartTable } from "#src/features/metrics/ChartTable.tsx";
import { chartCsv } from "#src/features/metrics/export/chartCsv.ts";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import type { Text } from "#src/i18n/Text.ts";
import { spec } from "#src/ui/chart/drawing.vl.ts";
import { makeView } from "#src/ui/chart/vega.ts";
import { charts } from "#test/support/metricsCharts.ts";

const i18n = makeI18n("en", await loadCatalogue("en"));
const width = 1000;

/** One view, which is given one chart after another as the page does. */
const view = makeView(spec);

const svgOf = async (data: ChartData<Text>): Promise<string> => {
  const { rows, height } = draw(i18n, data);
  return view
    .width(width)
    .height(height)
    .data("rows", [...rows])
    .toSVG();
};

const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = ""]) => unescaped(text));

/** The lengths of the coloured bars in pixels. */
const barsOf = (svg: string) =>
  [...svg.matchAll(/<path d="([^"]+)" fill="var\(--chart-/g)].map(([, path = ""]) => {
    const across = [...path.matchAll(/(-?[\d.e-]+),-?[\d.e-]+/g)].map(([, x]) => Number(x));
    return Math.max(...across) - Math.min(...across);
  });

const always = (holds: (data: ChartData<Text>, svg: string) => void) =>
  fc.assert(
    fc.asyncProperty(charts, async (data) => holds(data, await svgOf(data))),
    { numRuns: 40 },
  );

describe("the drawing", { timeout: 60_000 }, () => {
  it("has the label and the count of every point", () =>
    always((data, svg) => {
      const texts = textsOf(svg);
      for (const { category, series, count } of pointsOf(data)) {
        expect(texts).toContain(data.series.length > 1 ? series.label : category.label);
        expect(texts.some((text) => text.includes(countText(i18n, count)))).toBe(true);
      }
    }));

  it("has a bar for each count above 0, at its length", () =>
    always((data, svg) => {
      if (data.kind === "split" || data.kind === "rates") return;
      const counts = pointsOf(data).flatMap(({ count }) => (isKnown(count) && count > 0 ? [count] : []));
      const greatest = Math.max(...counts);
      const bars = barsOf(svg);
      expect(bars).toHaveLength(counts.length);
      for (const [index, count] of counts.entries()) {
        expect(bars[index]).toBeCloseTo(Math.max((count / greatest) * width, 2), 1);
      }
    }));

  it("takes every colour from CSS variables, so that it follows the mode", () =>
    always((_data, svg) => {
      const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
      expect(
        colours.filter((colour) => !/^(var\(--[a-z0-9-]+\)|none|transparent)$/.test(colour ?? "")),
      ).toStrictEqual([]);
    }));
});

const store = createStore();
store.set(i18nAtom, i18n);

/** The cells of each row. */
const tableOf = (data: ChartData<Text>): ReadonlyArray<ReadonlyArray<string>> => {
  const table = createElement(Provider, { store }, createElement(ChartTable, { data }));
  const [, body = ""] = renderToStaticMarkup(table).split("<tbody");
  return body
    .split("<tr")
    .slice(1)
    .map((row) =>
      row
        .split(/<t[hd][ >]/)
        .slice(1)
        .map((cell) => unescaped(cell.replace(/<span.*<\/span>/, "").replace(/^[^>]*>([^<]*)<.*$/s, "$1"))),
    );
};

const csvOf = (data: ChartData<Text>) =>
  chartCsv(i18n, [{ data, provenance: { lines: [], fileStem: "app" } }])
    .trim()
    .split("\r\n")
    .slice(1)
    .map((row) => row.split(","));

describe("the table", () => {
  it("has a row for each point, with its count and its share", () => {
    fc.assert(
      fc.property(charts, (data) => {
        const rows = pointsOf(data).map(({ category, series, count, base, share }) => [
          category.label,
          ...(data.series.length > 1 ? [series.label] : []),
          countText(i18n, count),
          ...(data.kind === "rates" ? [countText(i18n, base)] : []),
          shareText(i18n, share),
        ]);
        expect(tableOf(data)).toStrictEqual(rows);
      }),
      { numRuns: 40 },
    );
  });
});

describe("the CSV", () => {
  it("has a row for each point, with its count, its base and its share", () => {
    fc.assert(
      fc.property(charts, (data) => {
        const rows = pointsOf(data).map(({ category, series, count, base, share }) => [
          data.title,
          category.label,
          series.label,
          isKnown(count) ? String(count) : countText(i18n, count),
          isKnown(base) ? String(base) : countText(i18n, base),
          share === null ? "" : String(Number(share.toFixed(6))),
        ]);
        expect(csvOf(data)).toStrictEqual(rows);
      }),
    );
  });
});
