/**
 * Where a chart is drawn, and when: at once in view, when the browser is idle below it, in a collapsed section once it
 * opens. All places are measured together right after a layout, so that no drawing makes the browser lay out twice.
 */
import { type RefObject, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Size } from "./kinds.ts";
import { drawWhenIdle } from "./whenIdle.ts";

interface Measured extends Size {
  readonly isInView: boolean;
}

const places = new Map<Element, (measured: Measured) => void>();

const measure = (place: Element): Measured => {
  const { top, bottom } = place.getBoundingClientRect();
  const isInView = top < innerHeight && bottom > 0;
  return { width: place.clientWidth, height: place.clientHeight, isInView };
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

export type Turn = "waiting" | "collapsed" | "come";

export const usePlace = (
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
