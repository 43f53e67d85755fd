/** A drawing shows the numbers of the chart's data, each at its length. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ChartCount, type ChartData, isKnown, pointsOf } from "#src/domain/metrics/chartData.ts";
import { countText } from "#src/features/metrics/charts/counts.ts";
import { draw } from "#src/features/metrics/charts/presentation/draw.ts";
import { numberText } from "#src/features/metrics/charts/presentation/words.ts";
import { type Text } from "#src/i18n/i18n.ts";
import { drawingHeights } from "#src/ui/chart/kinds.ts";
import { makeView, setDrawing } from "#src/ui/chart/vega.ts";
import { charts } from "#test/features/metrics/metricsCharts.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const i18n = await i18nIn("en");
const width = 1000;

/** One view for each kind, which shows one chart after another, as on the page. */
const views = { bars: makeView("bars"), bullets: makeView("bullets"), trend: makeView("trend") };

const svgOf = async (data: ChartData<Text>): Promise<string> => {
  const drawing = draw(i18n, data);
  const size = { width, height: drawingHeights(drawing).wide };
  return setDrawing(views[drawing.kind], drawing, size).toSVG();
};

const unescaped = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = ""]) => unescaped(text));

/** The lengths of the bars of a layer in pixels. */
const barsOf = (svg: string, attribute = 'fill="var(--chart-') =>
  [...svg.matchAll(/<path [^>]*?d="([^"]+)"([^>]*)>/g)]
    .filter(([, , attributes = ""]) => attributes.includes(attribute))
    .map(([, path = ""]) => {
      const rect = /^M-?[\d.e-]+,-?[\d.e-]+h(-?[\d.e-]+)v/.exec(path);
      if (rect) return Number(rect[1]);
      const across = [...path.matchAll(/(-?[\d.e-]+),-?[\d.e-]+/g)].map(([, x]) => Number(x));
      return Math.max(...across) - Math.min(...across);
    });

const always = (holds: (data: ChartData<Text>, svg: string) => void) =>
  fc.assert(
    fc.asyncProperty(charts, async (data) => holds(data, await svgOf(data))),
    { numRuns: 40 },
  );

const known = (counts: ReadonlyArray<ChartCount>) => counts.filter(isKnown);

describe("the drawing", { timeout: 60_000 }, () => {
  it("has the value of every point", () =>
    always((data, svg) => {
      const texts = textsOf(svg);
      for (const point of pointsOf(data)) {
        const value = data.kind === "bullets" ? countText(i18n, point.base) : numberText(i18n, data, point);
        expect(texts.some((text) => text.includes(value))).toBe(true);
      }
    }));

  it("has its rows from top to bottom in the order of the data", () =>
    always((data, svg) => {
      if (data.kind !== "bars" && data.kind !== "rates") return;
      const texts = [...svg.matchAll(/translate\(([\d.]+),([\d.]+)\)"[^>]*>([^<]*)</g)];
      const seen = texts
        .toSorted((a, b) => Number(a[2]) - Number(b[2]))
        .map(([, , , text = ""]) => unescaped(text));
      const values = pointsOf(data).map((point) => numberText(i18n, data, point));
      expect(seen.filter((text) => values.some((value) => value === text))).toStrictEqual(values);
    }));

  it("has a bar for each count or share above 0, in proportion to it", () =>
    always((data, svg) => {
      if (data.kind !== "bars" && data.kind !== "rates") return;
      const isOfCounts = data.kind === "bars";
      const all = pointsOf(data).map(({ count, share }) => (isOfCounts ? count : (share ?? 0)));
      const values = known(all).filter((value) => value > 0);
      const lengths = barsOf(svg, isOfCounts ? undefined : 'stroke="var(--chart-').filter((each) => each > 0);
      const scale = Math.max(0, ...lengths) / Math.max(...values, Number.MIN_VALUE);
      expect(lengths).toHaveLength(values.length);
      for (const [index, value] of values.entries()) {
        expect(lengths[index]).toBeCloseTo(Math.max(value * scale, 2), 1);
      }
    }));

  it("has a part within each whole, all on one scale", () =>
    always((data, svg) => {
      if (data.kind !== "bullets") return;
      const bySeries = data.series.flatMap(({ values }) => values);
      const wholes = barsOf(svg, 'fill-opacity="0.22"');
      expect(wholes).toHaveLength(bySeries.length);
      const greatest = Math.max(1, ...known(bySeries.map(({ base }) => base)));
      const scale = Math.max(...wholes) / greatest;
      for (const [index, { base }] of bySeries.entries()) {
        expect(wholes[index]).toBeCloseTo(isKnown(base) ? base * scale : 0, 6);
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
