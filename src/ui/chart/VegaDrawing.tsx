/** A chart's SVG: made once, then updated in place when rows or size change. react-vega finalizes it. */
import { useEffect, useRef } from "react";
import { useVegaEmbed } from "react-vega";
import type { View } from "vega";
import * as css from "../Chart.css.ts";
import type { DrawnRow } from "./DrawnRow.ts";
import { spec } from "./drawing.vl.ts";

/** What is drawn: the same object is drawn once. */
export interface Drawn {
  readonly rows: ReadonlyArray<DrawnRow>;
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
}

export interface VegaDrawingProps extends Drawn {
  /** Called when the SVG shows this. */
  onDrawn: (drawn: Drawn) => void;
}

const show = async (view: View, { rows, width, height }: Drawn): Promise<unknown> =>
  view
    .width(width)
    .height(height)
    .data("rows", [...rows])
    .runAsync();

export function VegaDrawing({ rows, width, height, onDrawn }: VegaDrawingProps) {
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<View>(undefined);
  const drawn = { rows, width, height };
  useVegaEmbed({
    ref: container,
    spec,
    // At once, not after the next render: the browser lays the page out for paper before that.
    onEmbed: (embedded) => {
      view.current = embedded.view;
      void show(embedded.view, drawn).then(() => onDrawn(drawn));
    },
  });
  useEffect(() => {
    const next = { rows, width, height };
    if (view.current) void show(view.current, next).then(() => onDrawn(next));
  }, [rows, width, height, onDrawn]);
  return <div className={css.fill} ref={container} />;
}
