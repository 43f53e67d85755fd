/** A chart's SVG: made once, then updated in place when rows or size change. react-vega finalizes it. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { useVegaEmbed } from "react-vega";
import type { DrawnRow } from "./DrawnRow.ts";
import { spec } from "./drawing.vl.ts";
import * as css from "../Chart.css.ts";

export interface ChartDrawingProps {
  rows: ReadonlyArray<DrawnRow>;
  /** In pixels. */
  height: number;
  isPrinting: boolean;
}

/** In pixels: a card's width on A4. Charts in collapsed sections have no width of their own; paper alone shows them. */
const widthOnPaper = 620;

const useWidth = (container: RefObject<HTMLElement | null>): number | undefined => {
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

export function ChartDrawing({ rows, height, isPrinting }: ChartDrawingProps) {
  const container = useRef<HTMLDivElement>(null);
  const measured = useWidth(container);
  const width = isPrinting ? widthOnPaper : measured;
  const [drawn, setDrawn] = useState<{ rows: ChartDrawingProps["rows"]; height: number; width: number }>();
  const embedded = useVegaEmbed({ ref: container, spec });
  useEffect(() => {
    if (!embedded || width === undefined) return;
    void embedded.view
      .width(width)
      .height(height)
      .data("rows", [...rows])
      .runAsync()
      .then(() => setDrawn({ rows, height, width }));
  }, [embedded, width, height, rows]);
  const isDrawn = drawn?.rows === rows && drawn.height === height && drawn.width === width;
  // Busy until what was asked for last is drawn: printing and tests wait for it.
  return <div className={css.drawing} ref={container} aria-hidden="true" aria-busy={!isDrawn} />;
}
