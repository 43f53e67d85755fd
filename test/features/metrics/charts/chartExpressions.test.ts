/** The build turns a chart's expressions into functions, and charts share a view: neither changes what is drawn. */
import { fileURLToPath } from "node:url";
import * as fc from "fast-check";
import { View } from "vega";
import { expressionInterpreter } from "vega-interpreter";
import { expect, it } from "vitest";
import { dataFlowOf } from "#scripts/vite/chartSpecs.ts";
import { draw } from "#src/features/metrics/charts/presentation/draw.ts";
import { type DrawingKind, drawingHeights, viewKeyOf } from "#src/ui/chart/kinds.ts";
import { makeView, setDrawing } from "#src/ui/chart/vega.ts";
import { charts } from "#test/features/metrics/metricsCharts.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

const i18n = await i18nIn("en");

const flowOf = (kind: DrawingKind) =>
  dataFlowOf(fileURLToPath(new URL(`../../../../src/ui/chart/${kind}.vl.ts`, import.meta.url)), {
    ast: true,
  });
const flows = { bars: await flowOf("bars"), bullets: await flowOf("bullets"), trend: await flowOf("trend") };
const views = new Map<string, View>();

it("a view that has drawn other charts draws what an interpreter draws in a new view", () =>
  fc.assert(
    fc.asyncProperty(charts, fc.constantFrom(320, 700), async (data, width) => {
      const drawing = draw(i18n, data);
      const size = { width, height: drawingHeights(drawing).wide };
      const interpreted = new View(flows[drawing.kind], { expr: expressionInterpreter, renderer: "none" });
      const key = viewKeyOf(drawing, size);
      const shared = views.get(key) ?? makeView(drawing.kind);
      views.set(key, shared);
      const svg = await setDrawing(shared, drawing, size).toSVG();
      expect(svg).toBe(await setDrawing(interpreted, drawing, size).toSVG());
    }),
    { numRuns: 30 },
  ));
