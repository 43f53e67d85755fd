/** The parts of Vega that the charts need, and its views: they have no place of their own, and draw one chart after another. */
import type { Runtime } from "vega";
import { transforms } from "vega-dataflow";
import * as encode from "vega-encode";
import type { SVGRenderer } from "vega-scenegraph";
import * as data from "vega-transforms";
import { View } from "vega-view";
import * as layout from "vega-view-transforms";
import { spec as bars } from "./bars.vl.ts";
import { spec as bullets } from "./bullets.vl.ts";
import { type Drawing, type DrawingKind, fitOf, type Size, viewKeyOf } from "./kinds.ts";
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
  { width, height, scale }: Size,
  onDrawn?: (drawn: Drawn) => void,
): Promise<void> => {
  const key = viewKeyOf(drawing, { width, height });
  const view = views.get(key) ?? makeView(drawing.kind);
  views.set(key, view);
  const begin = () => void setDrawing(view, drawing, { width, height });
  await view.runAsync(undefined, begin, () => {
    const { padding } = fitOf(drawing, { width, height });
    svg.resize(width, height, [padding.left, padding.top], scale).render(view.scenegraph().root);
    const targets = takeTargets(view);
    onDrawn?.({ drawing, width, height, targets });
  });
};

/* Where the marks of a drawing are. Reading them frees the SVG from the view, which draws the next chart. */

/** In pixels from the left and the top of the drawing, without its scale. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What Vega's renderer notes on a mark or an item: its SVG element, which has the item as `__data__`. */
interface Rendered {
  _svg?: (Element & { __data__?: unknown }) | null;
}

interface Item extends Rendered {
  readonly x?: number;
  readonly y?: number;
  readonly bounds: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
  readonly datum?: { readonly key: string };
  readonly items?: ReadonlyArray<Mark>;
}

interface Mark extends Rendered {
  readonly name?: string;
  readonly items: ReadonlyArray<Item>;
}

const free = (rendered: Rendered) => {
  const { _svg: svg } = rendered;
  for (const element of svg ? [svg, ...svg.children] : []) delete (element as typeof svg)?.__data__;
  rendered._svg = null;
};

/** The boxes of the layer `target`, by the keys of its rows. */
export const takeTargets = (view: View): ReadonlyMap<string, Box> => {
  const found = new Map<string, Box>();
  const visit = (mark: Mark, left: number, top: number) => {
    const isTarget = mark.name?.endsWith("target_marks") === true;
    free(mark);
    for (const item of mark.items) {
      const { x = 0, y = 0, bounds, datum, items = [] } = item;
      free(item);
      if (isTarget && datum) {
        found.set(datum.key, {
          left: left + bounds.x1,
          top: top + bounds.y1,
          width: bounds.x2 - bounds.x1,
          height: bounds.y2 - bounds.y1,
        });
      }
      for (const child of items) visit(child, left + x, top + y);
    }
  };
  const padding = view.padding();
  const { left = 0, top = 0 } = typeof padding === "number" ? { left: padding, top: padding } : padding;
  visit(view.scenegraph().root as Mark, left, top);
  return found;
};
