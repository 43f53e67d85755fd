/**
 * A part within its whole, for each row and column: panels side by side, or two in a line where the place is narrow, all
 * on one scale. The whole is an outline, the part is filled.
 */
import type { TopLevelSpec } from "vega-lite";
import { type ChartRow, frame, label, length, ownColor, rowOf, comparedTick, target } from "./parts.ts";

export interface BulletRow extends ChartRow {
  readonly rowLabel: string;
  readonly rowIndex: number;
  /** With its share. */
  readonly columnLabel: string;
  /** Instead of `columnLabel` where that has no room. */
  readonly columnName: string;
  readonly column: number;
  readonly value: string;
  /** Instead of `value` where that has no room. */
  readonly whole: string;
  /** The whole; null draws nothing. */
  readonly base: number | null;
  /** The part; null draws none. */
  readonly count: number | null;
  /** The whole of the compared period, as a tick; null draws none. */
  readonly compared: number | null;
  readonly color: string;
}

const atTop = { y: { value: -12 } } as const;
const panel = { type: "nominal", sort: null, header: null } as const;

export const spec: TopLevelSpec = {
  ...frame,
  params: [
    { name: "panelsInLine", value: 4 },
    { name: "labelWidth", value: 80 },
    { name: "valueWidth", value: 40 },
    { name: "isShort", value: false },
    { name: "isNamed", value: false },
  ],
  transform: [
    { calculate: "floor(datum.column / panelsInLine)", as: "line" },
    { calculate: "datum.column % panelsInLine", as: "place" },
    { calculate: "isShort ? datum.whole : datum.value", as: "text" },
    { calculate: "isNamed ? datum.columnName : datum.columnLabel", as: "heading" },
    { calculate: "isValid(datum.base) ? datum.base : 0", as: "end" },
    { calculate: "max(datum.end, datum.count)", as: "longer" },
    {
      joinaggregate: [
        { op: "max", field: "longer", as: "mostShown" },
        { op: "max", field: "compared", as: "mostCompared" },
      ],
    },
    {
      calculate:
        "max(datum.mostShown, datum.mostCompared) * (valueWidth + 4) / max(8, child_width - valueWidth)",
      as: "valueLength",
    },
    // At its bar, and clear of the tick.
    {
      calculate:
        "datum.compared > datum.longer && datum.compared < datum.longer + datum.valueLength ? datum.compared : datum.longer",
      as: "valueStart",
    },
  ],
  facet: { row: { field: "line", ...panel }, column: { field: "place", ...panel } },
  // The headings are above their panels.
  bounds: "flush",
  spacing: { row: 32, column: 16 },
  spec: {
    width: 100,
    height: 200,
    encoding: { y: rowOf("rowIndex") },
    layer: [
      {
        mark: { type: "bar", height: 16, cornerRadiusEnd: 2, fillOpacity: 0.22, strokeWidth: 1 },
        encoding: {
          x: {
            ...length("end"),
            // Room for the value.
            scale: { domainMin: 0, nice: false, range: [0, { expr: "max(8, child_width - valueWidth)" }] },
          },
          fill: ownColor,
          stroke: ownColor,
        },
      },
      { mark: { type: "bar", height: 8 }, encoding: { x: length("count"), fill: ownColor } },
      comparedTick(length("compared"), 22),
      { mark: { ...label, dx: 5 }, encoding: { x: length("valueStart"), text: { field: "text" } } },
      {
        transform: [{ filter: "datum.place === 0" }],
        mark: { ...label, limit: { expr: "labelWidth - 8" } },
        encoding: { x: { value: { expr: "-labelWidth" } }, text: { field: "rowLabel" } },
      },
      {
        transform: [{ filter: "datum.rowIndex === 0" }],
        mark: { type: "square", size: 80, opacity: 1 },
        encoding: { x: { value: 5 }, ...atTop, fill: ownColor },
      },
      {
        transform: [{ filter: "datum.rowIndex === 0" }],
        mark: { ...label, dx: 16, fontWeight: 600, limit: { expr: "child_width - 8" } },
        encoding: { x: { value: 0 }, ...atTop, text: { field: "heading" } },
      },
      { ...target, encoding: { x: { value: 0 }, x2: { value: "width" } } },
    ],
  },
} as unknown as TopLevelSpec;
