/** The place of a chart's drawing: of its final size from the beginning, drawn when its turn comes. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import * as css from "../Chart.css.ts";
import { useDrawingCode } from "./drawingCode.ts";
import type { Drawn } from "./VegaDrawing.tsx";
import { whenIdle } from "./whenIdle.ts";

export interface ChartDrawingProps extends Omit<Drawn, "width"> {
  isPrinting: boolean;
  /** Shown until the chart is drawn first. */
  skeleton: ReactNode;
}

/** In pixels: a card's width on A4. */
const widthOnPaper = 620;

/** In pixels: how far from the viewport a chart still counts as laid out. Only one in a collapsed section is not. */
const farAway = "100000px";

const useWidth = (place: RefObject<HTMLElement | null>): number | undefined => {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const measure = () => setWidth(Math.floor(current.clientWidth));
    measure();
    // At once: rendered later, a frame would show the drawing of the width before.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(current);
    return () => observer.disconnect();
  }, [place]);
  return width;
};

type Turn = "waiting" | "collapsed" | "come";

/** When a chart is drawn: in view at once, below it when the browser is idle, in a collapsed section when it opens. */
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
          cancel = whenIdle(draw);
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

export function ChartDrawing({ rows, height, isPrinting, skeleton }: ChartDrawingProps) {
  const place = useRef<HTMLDivElement>(null);
  const code = useDrawingCode();
  const measured = useWidth(place);
  const turn = useTurn(place);
  const [drawn, setDrawn] = useState<Drawn>();
  const width = isPrinting ? widthOnPaper : measured;
  const isShown = isPrinting || turn !== "collapsed";
  const isDrawn = drawn?.rows === rows && drawn.height === height && drawn.width === width;
  return (
    // Busy until what was asked for last is drawn: printing and tests wait for it.
    <div className={css.drawing} ref={place} aria-hidden="true" aria-busy={isShown && !isDrawn}>
      {drawn === undefined && skeleton}
      {code && width !== undefined && (isPrinting || turn === "come") && (
        <code.VegaDrawing rows={rows} width={width} height={height} onDrawn={setDrawn} />
      )}
    </div>
  );
}
