/** A chart's SVG: made once, then given new rows and sizes in place, and finalized by react-vega. */
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useVegaEmbed } from "react-vega";
import type { DrawnRow } from "./DrawnRow.ts";
import { spec } from "./drawing.vl.ts";
import * as css from "../Chart.css.ts";

export interface ChartDrawingProps {
  rows: ReadonlyArray<DrawnRow>;
  /** In pixels. */
  height: number;
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
    // Paper is laid out right after the event: what is drawn later is not on it.
    const toPaper = () => flushSync(() => setWidth(widthOnPaper));
    const page = current.ownerDocument.defaultView;
    page?.addEventListener("beforeprint", toPaper);
    page?.addEventListener("afterprint", measure);
    return () => {
      observer.disconnect();
      page?.removeEventListener("beforeprint", toPaper);
      page?.removeEventListener("afterprint", measure);
    };
  }, [container]);
  return width;
};

export function ChartDrawing({ rows, height }: ChartDrawingProps) {
  const container = useRef<HTMLDivElement>(null);
  const width = useWidth(container);
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
