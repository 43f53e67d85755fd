/** A chart's SVG: made once, then given new rows and sizes in place, and finalized by react-vega. */
import { useEffect, useRef, useState } from "react";
import { useVegaEmbed } from "react-vega";
import type { DrawnRow } from "./DrawnRow.ts";
import { spec } from "./drawing.vl.ts";
import * as css from "../Chart.css.ts";

export interface ChartDrawingProps {
  rows: ReadonlyArray<DrawnRow>;
  /** In pixels. */
  height: number;
  isOnPaper: boolean;
}

/** In pixels: a card's on A4. What is folded away is drawn for paper, too: nothing else may come to see it. */
const widthOnPaper = 620;

const useWidth = (container: React.RefObject<HTMLElement | null>): number | undefined => {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const { current } = container;
    if (!current) return;
    const measure = () => setWidth(Math.floor(current.clientWidth) || widthOnPaper);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [container]);
  return width;
};

export function ChartDrawing({ rows, height, isOnPaper }: ChartDrawingProps) {
  const container = useRef<HTMLDivElement>(null);
  const measured = useWidth(container);
  const width = isOnPaper ? widthOnPaper : measured;
  const embedded = useVegaEmbed({ ref: container, spec });
  useEffect(() => {
    if (!embedded || width === undefined) return;
    const { view } = embedded;
    void view
      .width(width)
      .height(height)
      .data("rows", [...rows])
      .runAsync();
  }, [embedded, width, height, rows]);
  return <div className={css.drawing} ref={container} aria-hidden="true" />;
}
