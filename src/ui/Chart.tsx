/** A chart that everybody can read: its drawing, and over it its marks, which arrow keys walk and a screen reader hears. */
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from "react";
import type { Text } from "#src/i18n/Text.ts";
import type { DrawnRow } from "./chart/DrawnRow.ts";
import { useOnPaper } from "./chart/useOnPaper.ts";
import * as css from "./Chart.css.ts";
import { Skeleton } from "./Skeleton.tsx";

export interface ChartMark {
  id: string;
  /** All there is to know of it: "20–29: 1,234 (12.34 %)". */
  label: Text;
  /** In pixels from the top. */
  top: number;
  height: number;
}

export interface ChartProps {
  label: Text;
  rows: ReadonlyArray<DrawnRow>;
  marks: ReadonlyArray<ChartMark>;
  /** In pixels. */
  height: number;
  /** What is drawn on paper instead. */
  paper?: Pick<ChartProps, "rows" | "height"> | undefined;
}

const ChartDrawing = lazy(async () => ({ default: (await import("./chart/ChartDrawing.tsx")).ChartDrawing }));

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

export function Chart({ label, rows, marks, height, paper }: ChartProps) {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const isOnPaper = useOnPaper(list);
  const drawn = isOnPaper && paper ? paper : { rows, height };
  const at = Math.min(current, marks.length - 1);

  const walk = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(at, marks.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    list.current?.querySelectorAll<HTMLElement>("[role=option]")[next]?.focus();
  };

  const places = marks.map(({ id, top, height }) => (
    <div className={css.place} key={id} style={{ top, height }}>
      <Skeleton width="40%" />
    </div>
  ));

  // A listbox: screen readers hand the arrow keys on to it, and say which of how many. Selected is what is pointed at.
  return (
    <div className={css.root} style={{ height: drawn.height }}>
      <Suspense fallback={places}>
        <ChartDrawing {...drawn} isOnPaper={isOnPaper} />
      </Suspense>
      <div className={css.marks} ref={list} role="listbox" aria-label={label} tabIndex={-1} onKeyDown={walk}>
        {marks.map((mark, index) => (
          <div
            className={css.mark}
            key={mark.id}
            role="option"
            aria-selected={index === at}
            aria-label={mark.label}
            title={mark.label}
            tabIndex={index === at ? 0 : -1}
            style={{ top: mark.top, height: mark.height }}
            onFocus={() => setCurrent(index)}
          />
        ))}
      </div>
    </div>
  );
}
