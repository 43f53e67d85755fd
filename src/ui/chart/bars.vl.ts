/**
 * A bar for each row, from a common zero; the longest fills its place. Label, bar, number, share and change are columns.
 * Where the place is narrow, a thin bar is below the texts of its row.
 */
import type { TopLevelSpec } from "vega-lite";
import {
  anySize,
  type ChartRow,
  frame,
  isNarrow,
  label,
  length,
  ownColor,
  comparedTick,
  rowOf,
  target,
} from "./parts.ts";

export interface BarRow extends ChartRow {
  readonly index: number;
  readonly label: string;
  /** What the bar's length stands for: a count, or a share; null draws no bar. */
  readonly size: number | null;
  /** The size in the compared period, as a tick; null draws none. */
  readonly compared: number | null;
  /** Whether so few people are counted that the bar is drawn as an outline. */
  readonly isHollow: boolean;
  readonly number: string;
  readonly share: string;
  readonly change: string;
  /** Beyond chance: then it is bold, else grey. */
  readonly hasChanged: boolean;
  /** A CSS variable: `var(--chart-accent)`. */
  readonly color: string;
}

const barOffset = { yOffset: { expr: "isNarrow ? 6 : 0" } } as const;
const textOffset = { yOffset: { expr: "isNarrow ? -5 : 0" } } as const;

/** A text that ends at this x, an expression in pixels. */
const endingAt = (x: string, field: string) =>
  ({
    mark: { ...label, align: "right", ...textOffset },
    encoding: { x: { value: { expr: x } }, text: { field } },
  }) as const;

const changeIf = (test: string, look: object) => {
  const { mark, encoding } = endingAt("width", "change");
  return { transform: [{ filter: test }], mark: { ...mark, ...look }, encoding };
};

export const spec: TopLevelSpec = {
  ...frame,
  ...anySize,
  params: [
    // The widths of the texts, in pixels, come with the data.
    { name: "labelWidth", value: 160 },
    { name: "numberWidth", value: 60 },
    { name: "shareWidth", value: 48 },
    { name: "changeWidth", value: 0 },
    isNarrow,
    { name: "numberEnd", expr: "width - shareWidth - changeWidth" },
    { name: "start", expr: "isNarrow ? 0 : labelWidth" },
    { name: "end", expr: "isNarrow ? width : numberEnd - numberWidth" },
  ],
  transform: [
    { joinaggregate: [{ op: "max", field: "size", as: "longest" }] },
    // A bar is at least 2 px long, so that a small count is visible.
    { calculate: "datum.size ? max(datum.size, datum.longest * 2 / (end - start)) : 0", as: "length" },
    // In words and in the table alone where it has no room.
    { calculate: "numberWidth > 0 ? datum.number : ''", as: "numberText" },
    { calculate: "datum.isHollow ? 'var(--color-surface)' : datum.color", as: "inside" },
  ],
  encoding: { y: rowOf("index") },
  layer: [
    { ...target, encoding: { x: { value: 0 }, x2: { value: "width" } } },
    {
      mark: {
        ...label,
        ...textOffset,
        limit: { expr: "isNarrow ? numberEnd - numberWidth : labelWidth - 12" },
      },
      encoding: { x: { value: 0 }, text: { field: "label" } },
    },
    {
      mark: {
        type: "bar",
        height: { expr: "isNarrow ? 6 : 14" },
        cornerRadiusEnd: 3,
        strokeWidth: { expr: "datum.isHollow ? 1.5 : 0" },
        ...barOffset,
      },
      encoding: {
        x: {
          ...length("length"),
          scale: { domainMin: 0, nice: false, range: [{ expr: "start" }, { expr: "end" }] },
        },
        fill: { field: "inside", type: "nominal", scale: null },
        stroke: ownColor,
      },
    },
    comparedTick(length("compared"), { expr: "isNarrow ? 8 : 20" }, barOffset),
    endingAt("numberEnd", "numberText"),
    endingAt("width - changeWidth", "share"),
    changeIf("datum.hasChanged", { fontWeight: 600 }),
    changeIf("!datum.hasChanged", { fill: "var(--color-text-muted)" }),
  ],
} as unknown as TopLevelSpec;
