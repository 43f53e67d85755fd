/** The parts of Vega that the charts need. Expressions are interpreted: the content security policy forbids `eval`. */
import { transforms } from "vega-dataflow";
import * as encode from "vega-encode";
import { expressionInterpreter } from "vega-interpreter";
import * as data from "vega-transforms";
import type { Runtime } from "vega";
import { View } from "vega-view";
import * as layout from "vega-view-transforms";
import { spec as bars } from "./bars.vl.ts";
import { spec as bullets } from "./bullets.vl.ts";
import { type DrawingKind, type Drawing, fitOf, type Size } from "./kinds.ts";
import { spec as trend } from "./trend.vl.ts";

Object.assign(transforms, encode, data, layout);

/** When the console is built, scripts/vite/chartSpecs.ts turns each Vega-Lite specification into Vega's data flow. */
export const dataFlows = { bars, bullets, trend } as unknown as Readonly<Record<DrawingKind, Runtime>>;

export const makeView = (dataFlow: Runtime, options: { readonly container?: HTMLElement } = {}): View =>
  new View(dataFlow, {
    expr: expressionInterpreter,
    renderer: options.container ? "svg" : "none",
    ...options,
  });

/** Sets the data and parameters of a view; `run` or `runAsync` draws it. */
export const setDrawing = (view: View, drawing: Drawing, size: Size): View => {
  const { width, height, padding, params } = fitOf(drawing, size);
  view.width(width).height(height).padding(padding);
  for (const [name, value] of Object.entries(params)) view.signal(name, value);
  return view.data("rows", [...drawing.rows]);
};
