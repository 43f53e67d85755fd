/** A chart's SVG: made once, then updated in place when its data or its size change. react-vega embeds and removes it. */
import { useEffect, useRef } from "react";
import { useVegaEmbed } from "react-vega";
import type { SVGRenderer } from "vega-scenegraph";
import * as css from "../Chart.css.ts";
import { type Drawing, fitOf, type Size } from "./kinds.ts";
import { type Box, takeTargets } from "./targets.ts";
import { dataFlows, drawShared } from "./vega.ts";

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

const show = (svg: SVGRenderer, { drawing, width, height, onDrawn }: VegaDrawingProps): Promise<void> =>
  drawShared(drawing, { width, height }, (view) => {
    const { padding } = fitOf(drawing, { width, height });
    svg.resize(width, height, [padding.left, padding.top]).render(view.scenegraph().root);
    onDrawn({ drawing, width, height, targets: takeTargets(view) });
  });

export function VegaDrawing(props: VegaDrawingProps) {
  const { drawing, width, height, onDrawn } = props;
  const container = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGRenderer>(undefined);
  useVegaEmbed({
    ref: container,
    // The module that replaces vega-embed takes a data flow instead of a specification.
    spec: dataFlows[drawing.kind],
    // Called at once, not after the next render: the browser lays the page out for paper before that.
    onEmbed: ({ view }) => {
      svg.current = view as unknown as SVGRenderer;
      void show(svg.current, props);
    },
  });
  useEffect(() => {
    if (svg.current) void show(svg.current, { drawing, width, height, onDrawn });
  }, [drawing, width, height, onDrawn]);
  return <div className={css.fill} ref={container} />;
}
