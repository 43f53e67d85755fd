/** Where the marks of a drawing are. Reading them frees the SVG from the view, which draws the next chart. */
import type { View } from "vega";

/** In pixels from the left and the top of the drawing. */
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
  visit((view.scenegraph() as unknown as { readonly root: Mark }).root, left, top);
  return found;
};
