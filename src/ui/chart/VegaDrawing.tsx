/** A chart's SVG: made once, then updated in place when its data or its size change. react-vega embeds and removes it. */
import { useEffect, useRef } from "react";
import { useVegaEmbed } from "react-vega";
import type { SVGRenderer } from "vega-scenegraph";
import * as css from "../Chart.css.ts";
import type { Drawing, Size } from "./kinds.ts";
import { dataFlows, drawInto, type Drawn } from "./vega.ts";

export interface VegaDrawingProps extends Size {
  drawing: Drawing;
  onDrawn: (drawn: Drawn) => void;
}

export function VegaDrawing({ drawing, width, height, scale, onDrawn }: VegaDrawingProps) {
  const container = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGRenderer>(undefined);
  useVegaEmbed({
    ref: container,
    // The module that replaces vega-embed takes a data flow instead of a specification.
    spec: dataFlows[drawing.kind],
    // Called at once, not after the next render: the browser lays the page out for paper before that.
    onEmbed: ({ view }) => {
      svg.current = view as unknown as SVGRenderer;
      void drawInto(svg.current, drawing, { width, height, scale }, onDrawn);
    },
  });
  useEffect(() => {
    if (svg.current) void drawInto(svg.current, drawing, { width, height, scale }, onDrawn);
  }, [drawing, width, height, scale, onDrawn]);
  return <div className={css.fill} ref={container} />;
}
