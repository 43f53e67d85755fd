/** The place of a chart's drawing: it has its final size from the beginning, and is drawn when it is due. */
import { type ReactNode, useRef } from "react";
import * as css from "../Chart.css.ts";
import { useDrawingCode } from "./drawingCode.ts";
import { type Drawing, drawingHeights, type Size } from "./kinds.ts";
import type { Drawn } from "./vega.ts";
import { usePlace } from "./usePlace.ts";

export interface ChartDrawingProps {
  drawing: Drawing;
  drawn: Drawn | undefined;
  onDrawn: (drawn: Drawn) => void;
  isPrinting: boolean;
  /** Whether it is as wide as the page. */
  isWide: boolean;
  /** Shown until the chart is drawn first. */
  skeleton: ReactNode;
}

/** In pixels: inside a card in one of two columns on A4. It is narrow, so labels are above their bars. */
const widthOnPaper = 356;
/** In pixels: inside a card as wide as the paper. */
const wideOnPaper = 720;

const sizeOnPaper = (drawing: Drawing, isWide: boolean): Size => {
  const { wide, narrow, paper = wide } = drawingHeights(drawing);
  return isWide ? { width: wideOnPaper, height: paper } : { width: widthOnPaper, height: narrow };
};

export function ChartDrawing(props: ChartDrawingProps) {
  const { drawing, drawn, onDrawn, isPrinting, isWide, skeleton } = props;
  const place = useRef<HTMLDivElement>(null);
  const code = useDrawingCode();
  const { size: measured, turn } = usePlace(place);
  const size = isPrinting ? sizeOnPaper(drawing, isWide) : measured;
  const isShown = isPrinting || turn !== "collapsed";
  const isDrawn = drawn?.drawing === drawing && drawn.width === size?.width && drawn.height === size.height;
  return (
    // Busy until the current data is drawn: printing and tests wait for that.
    <div
      className={css.drawing}
      ref={place}
      aria-hidden="true"
      translate="no"
      aria-busy={isShown && !isDrawn}
    >
      {drawn === undefined && skeleton}
      {code && size && (isPrinting || turn === "come") && (
        <code.VegaDrawing drawing={drawing} {...size} onDrawn={onDrawn} />
      )}
    </div>
  );
}
