/** A bar for each row, from a common zero, with its value at the end. */
import type { TopLevelSpec } from "vega-lite";
import {
  anySize,
  frame,
  label,
  type LabelledRow,
  ownColor,
  rowChange,
  rowLabel,
  rowOf,
  rowParams,
  previousTick,
  rowTarget,
} from "./parts.ts";

export interface BarRow extends LabelledRow {
  /** Null draws no bar. */
  readonly count: number | null;
  /** The count of the compared period, as a tick; null draws none. */
  readonly previous: number | null;
  /** A CSS variable: `var(--chart-accent)`. */
  readonly color: string;
}

// Bars of several colours would be stacked.
const length = (field: string) => ({ field, type: "quantitative", axis: null, stack: null }) as const;
const atBar = { yOffset: { expr: "barOffset" } } as const;

export const spec: TopLevelSpec = {
  ...frame,
  ...anySize,
  params: rowParams,
  transform: [
    { joinaggregate: [{ op: "max", field: "count", as: "longest" }] },
    // A bar is at least 2 px long, so that a small count is visible.
    { calculate: "datum.count ? max(datum.count, datum.longest * 2 / (end - start)) : 0", as: "length" },
    // Keeps the value clear of the tick.
    { calculate: "max(datum.length, datum.previous)", as: "valueStart" },
  ],
  encoding: { y: rowOf("index") },
  layer: [
    rowTarget,
    rowLabel,
    {
      mark: { type: "bar", height: 12, cornerRadiusEnd: 3, ...atBar },
      encoding: {
        x: {
          ...length("length"),
          scale: { domainMin: 0, nice: false, range: [{ expr: "start" }, { expr: "end" }] },
        },
        fill: ownColor,
      },
    },
    previousTick(length("previous"), 18, atBar),
    rowChange,
    {
      mark: { ...label, dx: 8, ...atBar },
      encoding: { x: length("valueStart"), text: { field: "value" } },
    },
  ],
};
