/** The parts of Vega that the charts need, and its views: they have no place of their own, and draw one chart after another. */
import { transforms } from "vega-dataflow";
import * as encode from "vega-encode";
import * as data from "vega-transforms";
import type { Runtime } from "vega";
import type { SVGRenderer } from "vega-scenegraph";
import { View } from "vega-view";
import * as layout from "vega-view-transforms";
import { spec as bars } from "./bars.vl.ts";
import { spec as bullets } from "./bullets.vl.ts";
import { type DrawingKind, type Drawing, fitOf, type Size, viewKeyOf } from "./kinds.ts";
import { type Box, takeTargets } from "./targets.ts";
import { spec as trend } from "./trend.vl.ts";

Object.assign(transforms, encode, data, layout);

type Functions = ReadonlyArray<(...args: ReadonlyArray<never>) => unknown>;

/** scripts/vite/chartSpecs.ts turns each Vega-Lite specification into Vega's data flow, and its expressions into functions. */
export const dataFlows = { bars, bullets, trend } as unknown as Readonly<
  Record<DrawingKind, Runtime & { readonly functions: Functions }>
>;

export const makeView = (kind: DrawingKind): View => {
  const dataFlow = dataFlows[kind];
  const functionOf = (context: { readonly functions: object }, { code }: { readonly code: number }) =>
    dataFlow.functions[code]?.bind(context.functions);
  const expr = { operator: functionOf, parameter: functionOf, encode: functionOf };
  return new View(dataFlow, { expr, renderer: "none" });
};

/** Sets the data and parameters of a view; `run` or `runAsync` draws it. */
export const setDrawing = (view: View, drawing: Drawing, size: Size): View => {
  const { width, height, padding, params } = fitOf(drawing, size);
  view.width(width).height(height).padding(padding);
  for (const [name, value] of Object.entries(params)) view.signal(name, value);
  return view.data("rows", [...drawing.rows]);
};

const views = new Map<string, View>();

/** What an SVG shows. */
export interface Drawn extends Size {
  readonly drawing: Drawing;
  readonly targets: ReadonlyMap<string, Box>;
}

/** Draws into an SVG, which keeps nothing of the view. Drawings of a view wait for each other. */
export const drawInto = async (
  svg: SVGRenderer,
  drawing: Drawing,
  { width, height }: Size,
  onDrawn?: (drawn: Drawn) => void,
): Promise<void> => {
  const key = viewKeyOf(drawing, { width, height });
  const view = views.get(key) ?? makeView(drawing.kind);
  views.set(key, view);
  const begin = () => void setDrawing(view, drawing, { width, height });
  await view.runAsync(undefined, begin, () => {
    const { padding } = fitOf(drawing, { width, height });
    svg.resize(width, height, [padding.left, padding.top]).render(view.scenegraph().root);
    const targets = takeTargets(view);
    onDrawn?.({ drawing, width, height, targets });
  });
};
