/** An accessible chart: its drawing, hidden from screen readers, under a listbox of its marks for keyboard and pointer. */
import { type KeyboardEvent, useRef, useState } from "react";
import type { Text } from "#src/i18n/Text.ts";
import { ChartDrawing } from "./chart/ChartDrawing.tsx";
import type { DrawnRow } from "./chart/DrawnRow.ts";
import { useIsPrinting } from "./chart/useIsPrinting.ts";
import * as css from "./Chart.css.ts";
import { Skeleton } from "./Skeleton.tsx";

export interface ChartMark {
  id: string;
  /** Everything that the mark shows: "20–29: 1,234 (12.34 %)". */
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
  /** The drawing on paper, if it differs. */
  paper?: Pick<ChartProps, "rows" | "height"> | undefined;
}

const nextIndex: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  ArrowLeft: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

export function Chart({ label, rows, marks, height, paper }: ChartProps) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting(list);
  const drawing = isPrinting && paper ? paper : { rows, height };
  // There may be fewer marks than before.
  const current = Math.min(chosen, marks.length - 1);

  const moveFocus = (event: KeyboardEvent) => {
    const next = nextIndex[event.key]?.(current, marks.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>("[role=option]")[next]?.focus();
  };

  const skeleton = marks.map(({ id, top, height }) => (
    <div className={css.skeletonLine} key={id} style={{ top, height }}>
      <Skeleton width="40%" />
    </div>
  ));

  // A listbox, because screen readers pass arrow keys on to it and announce "2 of 5". The current mark is the selected one.
  return (
    <div className={css.root} style={{ height: drawing.height }}>
      <ChartDrawing {...drawing} isPrinting={isPrinting} skeleton={skeleton} />
      <div
        className={css.marks}
        ref={list}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={moveFocus}
      >
        {marks.map((mark, index) => (
          <div
            className={css.mark}
            key={mark.id}
            role="option"
            aria-selected={index === current}
            aria-label={mark.label}
            title={mark.label}
            tabIndex={index === current ? 0 : -1}
            style={{ top: mark.top, height: mark.height }}
            onFocus={() => setChosen(index)}
          />
        ))}
      </div>
    </div>
  );
}
