/** A whole in its parts: one bar, with the label of each part below it, next to a square in its colour. */
import type { TopLevelSpec } from "vega-lite";
import { anySize, type ChartRow, frame, isNarrow, label, ownColor, target } from "./parts.ts";

export interface PartRow extends ChartRow {
  readonly label: string;
  readonly value: string;
  /** Null for every part if one is not known: the bar is not divided. */
  readonly count: number | null;
  /** A CSS variable: `var(--chart-accent)`. */
  readonly color: string;
  /** 0 for the first part. */
  readonly index: number;
}

const inBar = { y: { value: 0 }, y2: { value: 20 } } as const;

export const spec: TopLevelSpec = {
  ...frame,
  ...anySize,
  params: [isNarrow],
  transform: [
    { joinaggregate: [{ op: "count", as: "parts" }] },
    { calculate: "datum.index * width / datum.parts", as: "start" },
    { calculate: "(datum.index + 1) * width / datum.parts", as: "end" },
    // Side by side, or one below the other where the place is narrow.
    { calculate: "isNarrow ? 0 : datum.start", as: "labelX" },
    { calculate: "36 + (isNarrow ? 20 * datum.index : 0)", as: "labelY" },
  ],
  layer: [
    {
      transform: [{ filter: "!isValid(datum.count)" }],
      mark: {
        type: "rect",
        cornerRadius: 3,
        fill: null,
        stroke: "var(--color-border-control)",
        strokeDash: [4, 3],
      },
      encoding: { x: { value: 0 }, x2: { value: "width" }, ...inBar },
    },
    {
      transform: [
        {
          stack: "count",
          groupby: [],
          offset: "normalize",
          sort: [{ field: "index" }],
          as: ["from", "to"],
        },
        { filter: "datum.to > datum.from" },
      ],
      mark: { type: "rect" },
      encoding: {
        x: { field: "from", type: "quantitative", axis: null, scale: { domain: [0, 1], nice: false } },
        x2: { field: "to" },
        ...inBar,
        fill: ownColor,
      },
    },
    {
      mark: { type: "square", size: 100, opacity: 1, xOffset: 5 },
      encoding: {
        x: { field: "labelX", type: "quantitative", scale: null, axis: null },
        y: { field: "labelY", type: "quantitative", scale: null, axis: null },
        fill: ownColor,
      },
    },
    {
      transform: [{ calculate: "datum.label + '  ' + datum.value", as: "both" }],
      mark: { ...label, dx: 18, limit: { expr: "(isNarrow ? width : width / datum.parts) - 24" } },
      encoding: {
        x: { field: "labelX", type: "quantitative", scale: null, axis: null },
        y: { field: "labelY", type: "quantitative", scale: null, axis: null },
        text: { field: "both" },
      },
    },
    {
      ...target,
      encoding: {
        x: { field: "start", type: "quantitative", scale: null, axis: null },
        x2: { field: "end" },
        y: { value: 0 },
        y2: { value: "height" },
      },
    },
  ],
};
