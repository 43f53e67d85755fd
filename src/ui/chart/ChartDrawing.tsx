/** The place of a chart's drawing: it has its final size from the beginning, and is drawn when it is due. */
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as css from "../Chart.css.ts";
import { Skeleton } from "../loading.tsx";
import { useDrawingCode } from "./drawingCode.ts";
import { type Drawing, drawingHeights, type Size } from "./kinds.ts";
import { useIsPrinting } from "./useIsPrinting.ts";
import type { Drawn } from "./vega.ts";
import { drawWhenIdle } from "./whenIdle.ts";

export interface ChartDrawingProps {
  drawing: Drawing;
  drawn: Drawn | undefined;
  onDrawn: (drawn: Drawn) => void;
  isWide: boolean;
}

/** In pixels: inside a card in one of two columns on A4. It is narrow, so labels are above their bars. */
const widthOnPaper = 356;
/** In pixels: inside a card as wide as the paper. */
const wideOnPaper = 720;

const sizeOnPaper = (drawing: Drawing, isWide: boolean): Size => {
  const { wide, narrow, paper = wide } = drawingHeights(drawing);
  return isWide ? { width: wideOnPaper, height: paper } : { width: widthOnPaper, height: narrow };
};

export function ChartDrawing({ drawing, drawn, onDrawn, isWide }: ChartDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
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
      {drawn === undefined && (
        <div className={css.skeleton}>
          <Skeleton shape="block" height="100%" />
        </div>
      )}
      {code && size && (isPrinting || turn === "come") && (
        <code.VegaDrawing drawing={drawing} {...size} onDrawn={onDrawn} />
      )}
    </div>
  );
}

interface Measured extends Size {
  readonly isInView: boolean;
}

const places = new Map<Element, (measured: Measured) => void>();

/* Whoever makes the text larger in the browser gets a larger drawing. */
const measure = (place: Element): Measured => {
  const { top, bottom } = place.getBoundingClientRect();
  const isInView = top < innerHeight && bottom > 0;
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  return { width: place.clientWidth / scale, height: place.clientHeight / scale, scale, isInView };
};

let observer: ResizeObserver | undefined;

const observe = (place: Element, onMeasured: (measured: Measured) => void) => {
  observer ??= new ResizeObserver((entries) => {
    const measured = entries.map(({ target }) => [target, measure(target)] as const);
    // `flushSync`, since one frame would show the drawings in their old sizes otherwise.
    flushSync(() => {
      for (const [target, each] of measured) places.get(target)?.(each);
    });
  });
  places.set(place, onMeasured);
  observer.observe(place);
  return () => {
    places.delete(place);
    observer?.unobserve(place);
  };
};

type Turn = "waiting" | "collapsed" | "come";

/**
 * Where a chart is drawn, and when: at once in view, when the browser is idle below it, in a collapsed section once it
 * opens. All places are measured together right after a layout, so that no drawing makes the browser lay out twice.
 */
const usePlace = (
  place: RefObject<HTMLElement | null>,
): { readonly size: Size | undefined; readonly turn: Turn } => {
  const [size, setSize] = useState<Size>();
  const [turn, setTurn] = useState<Turn>("waiting");
  // Before the first layout, so that a chart in view is drawn in the first frame.
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return;
    const cancel = drawWhenIdle(() => setTurn(current.checkVisibility() ? "come" : "collapsed"));
    const unobserve = observe(current, ({ isInView, ...measured }) => {
      // It has collapsed.
      if (measured.width === 0) return;
      setSize(measured);
      setTurn((now) => (isInView || now === "collapsed" ? "come" : now));
    });
    return () => {
      cancel();
      unobserve();
    };
  }, [place]);
  return { size, turn };
};
