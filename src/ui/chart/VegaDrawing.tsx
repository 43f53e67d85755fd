/** A chart's SVG: made once, then updated in place when its data or its size change. react-vega finalizes it. */
import { useEffect, useRef } from "react";
import { useVegaEmbed } from "react-vega";
import type { View } from "vega";
import * as css from "../Chart.css.ts";
import type { Drawing, Size } from "./kinds.ts";
import { type Box, targetsOf } from "./targets.ts";
import { dataFlows, setDrawing } from "./vega.ts";

/** What the SVG shows. */
export interface Drawn extends Size {
  readonly drawing: Drawing;
  readonly targets: ReadonlyMap<string, Box>;
}

export interface VegaDrawingProps extends Size {
  drawing: Drawing;
  /** Called when the SVG shows this. */
  onDrawn: (drawn: Drawn) => void;
}

const show = async (view: View, { drawing, width, height, onDrawn }: VegaDrawingProps): Promise<void> => {
  await setDrawing(view, drawing, { width, height }).runAsync();
  onDrawn({ drawing, width, height, targets: targetsOf(view) });
};

export function VegaDrawing(props: VegaDrawingProps) {
  const { drawing, width, height, onDrawn } = props;
  const container = useRef<HTMLDivElement>(null);
  const view = useRef<View>(undefined);
  useVegaEmbed({
    ref: container,
    // The module that replaces vega-embed takes a data flow instead of a specification.
    spec: dataFlows[drawing.kind],
    // Called at once, not after the next render: the browser lays the page out for paper before that.
    onEmbed: (embedded) => {
      view.current = embedded.view;
      void show(embedded.view, props);
    },
  });
  useEffect(() => {
    if (view.current) void show(view.current, { drawing, width, height, onDrawn });
  }, [drawing, width, height, onDrawn]);
  return <div className={css.fill} ref={container} />;
}
