/** A share for each row, on an axis from 0 to 100 %. A bar is drawn on its track, which is the whole. */
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

export interface RateRow extends LabelledRow {
  /** 0 to 1; null draws no bar. */
  readonly share: number | null;
  /** Whether the base is small: the bar is drawn as an outline. */
  readonly isHollow: boolean;
  /** There is no track without a base, and a dashed one if the share is withheld. */
  readonly track: "none" | "plain" | "dashed";
  /** The share of the compared period, as a tick; null draws none. */
  readonly previous: number | null;
  /** A CSS variable: `var(--chart-accent)`. */
  readonly color: string;
}

// Bars of several colours would be stacked.
const share = (field: string) => ({ field, type: "quantitative", stack: null }) as const;
const whole = { x: { datum: 0, type: "quantitative", stack: null }, x2: { datum: 1 } } as const;
const atBar = { yOffset: { expr: "barOffset" } } as const;
const bar = { type: "bar", height: 12, cornerRadius: 3, ...atBar } as const;

export const spec: TopLevelSpec = {
  ...frame,
  ...anySize,
  // The labels of the axis.
  padding: { bottom: 20, left: 0, right: 0, top: 0 },
  params: [...rowParams, { name: "percents", value: ["0%", "50%", "100%"] }],
  encoding: { y: rowOf("index") },
  layer: [
    rowTarget,
    rowLabel,
    {
      transform: [{ filter: "datum.track === 'plain'" }],
      mark: { ...bar, fill: "var(--color-border)", stroke: "var(--color-chart-line)" },
      encoding: whole,
    },
    {
      transform: [{ filter: "datum.track === 'dashed'" }],
      mark: { ...bar, fill: null, stroke: "var(--color-border-control)", strokeDash: [4, 3] },
      encoding: whole,
    },
    {
      transform: [
        { filter: "datum.share" },
        { calculate: "max(datum.share, 2 / (end - start))", as: "length" },
        { calculate: "datum.isHollow ? 'var(--color-surface)' : datum.color", as: "inside" },
      ],
      mark: { ...bar, strokeWidth: 1.5 },
      encoding: {
        x: {
          ...share("length"),
          scale: { domain: [0, 1], range: [{ expr: "start" }, { expr: "end" }] },
          axis: {
            values: [0, 0.5, 1],
            labelExpr: "percents[datum.value * 2]",
            labelFlush: true,
            labelPadding: 6,
            labelFont: label.font,
            labelFontSize: 12,
            labelColor: "var(--color-text-muted)",
            domain: false,
            ticks: false,
            gridColor: "var(--color-chart-line)",
            title: null,
          },
        },
        fill: { field: "inside", type: "nominal", scale: null },
        stroke: ownColor,
      },
    },
    previousTick(share("previous"), 18, atBar),
    rowChange,
    {
      mark: { ...label, dx: 8, ...atBar },
      encoding: { x: { datum: 1, type: "quantitative" }, text: { field: "value" } },
    },
  ],
};
