/** The place of a chart's drawing: it has its final size from the beginning, and is drawn when it is due. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as css from "../Chart.css.ts";
import { useDrawingCode } from "./drawingCode.ts";
import { type Drawing, drawingHeights, type Size, viewKeyOf } from "./kinds.ts";
import type { Drawn } from "./VegaDrawing.tsx";
import { drawWhenIdle } from "./whenIdle.ts";

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

/** In pixels: how far from the viewport a chart still counts as laid out. Only one in a collapsed section is not. */
const farAway = "100000px";

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: clientWidth,
  height: clientHeight,
});

const useSize = (place: RefObject<HTMLElement | null>): Size | undefined => {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    let last = sizeOf(current);
    const measure = () => setSize(last);
    measure();
    const observer = new ResizeObserver(() => {
      const next = sizeOf(current);
      // An observer also begins with a call: twelve charts would render the page twelve times.
      if (next.width === last.width && next.height === last.height) return;
      last = next;
      // `flushSync`, since one frame would show the drawing in its old size otherwise.
      flushSync(measure);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);
  return size;
};

type Turn = "waiting" | "collapsed" | "come";

/** When a chart is drawn: at once in view, when the browser is idle below it, in a collapsed section once it opens. */
const useTurn = (place: RefObject<HTMLElement | null>): Turn => {
  const [turn, setTurn] = useState<Turn>("waiting");
  const hasCome = turn === "come";
  useEffect(() => {
    const { current } = place;
    if (!current || hasCome) return;
    const draw = () => setTurn("come");
    const isInView = ({ top, bottom }: DOMRectReadOnly) => top < innerHeight && bottom > 0;
    if (current.checkVisibility() && isInView(current.getBoundingClientRect())) {
      draw();
      return;
    }
    let cancel = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        cancel();
        if (!entry?.isIntersecting) setTurn("collapsed");
        else if (isInView(entry.boundingClientRect)) draw();
        else {
          setTurn("waiting");
          cancel = drawWhenIdle(draw);
        }
      },
      { rootMargin: farAway },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [place, hasCome]);
  return turn;
};

const sizeOnPaper = (drawing: Drawing, isWide: boolean): Size => {
  const { wide, narrow, paper = wide } = drawingHeights(drawing);
  return isWide ? { width: wideOnPaper, height: paper } : { width: widthOnPaper, height: narrow };
};

export function ChartDrawing(props: ChartDrawingProps) {
  const { drawing, drawn, onDrawn, isPrinting, isWide, skeleton } = props;
  const place = useRef<HTMLDivElement>(null);
  const code = useDrawingCode();
  const measured = useSize(place);
  const turn = useTurn(place);
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
        <code.VegaDrawing key={viewKeyOf(drawing, size)} drawing={drawing} {...size} onDrawn={onDrawn} />
      )}
    </div>
  );
}
