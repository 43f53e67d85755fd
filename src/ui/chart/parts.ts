/** What the specifications share. Colours are CSS variables, so that a change of mode needs no redraw. */
import { narrowChart } from "#src/theme/breakpoints.ts";

export interface ChartRow {
  /** Unique in its chart. */
  readonly key: string;
  /** The text of the mark, for its tooltip and for screen readers. */
  readonly words: string;
}

export const frame = {
  data: { name: "rows" },
  padding: 0,
  autosize: "none",
  background: "transparent",
  // The specifications handle rows without a number themselves, which is faster than Vega-Lite's filters.
  config: { view: { stroke: null }, mark: { aria: false, invalid: "show" }, axis: { aria: false } },
} as const;

/** A placeholder: the real size comes with the data. Without one, Vega-Lite would compute the size from steps. */
export const anySize = { width: 600, height: 200 } as const;

export const label = {
  type: "text",
  align: "left",
  baseline: "middle",
  font: "Inter Variable, Inter Fallback, system-ui, sans-serif",
  fontSize: 13,
  fill: "var(--color-text)",
} as const;

/** Rows from top to bottom by a field of indexes. Vega would keep the places of names when their order changes. */
export const rowOf = (field: string) => ({ field, type: "ordinal", axis: null }) as const;

/** A row of bars with a label, a value and, while periods are compared, a change. */
export interface LabelledRow extends ChartRow {
  /** From the top, beginning with 0. */
  readonly index: number;
  readonly label: string;
  readonly value: string;
  /** Empty if there is nothing to compare. */
  readonly change: string;
  /** A CSS variable. */
  readonly changeColor: string;
}

/** Fields that contain their own colours. */
export const ownColor = { field: "color", type: "nominal", scale: null } as const;

/** The area in which a mark can be pointed at, and which is outlined. */
export const target = { name: "target", mark: { type: "rect", fill: "transparent" } } as const;

export const isNarrow = { name: "isNarrow", expr: `width < ${narrowChart}` };

/**
 * Rows of bars in a place of any width: label, bar and value side by side, or the label above its bar where the place is
 * narrow. The widths of the texts, in pixels, come with the data.
 */
export const rowParams = [
  { name: "labelWidth", value: 160 },
  { name: "valueWidth", value: 110 },
  { name: "changeWidth", value: 0 },
  isNarrow,
  { name: "start", expr: "isNarrow ? 0 : labelWidth" },
  { name: "end", expr: "width - valueWidth - changeWidth" },
  { name: "barOffset", expr: "isNarrow ? 8 : 0" },
];

/** A tick at the value of the compared period, while periods are compared. */
export const previousTick = <X extends object>(x: X, height: number, offset: object = {}) => ({
  transform: [{ filter: "datum.previous !== null" }],
  mark: {
    type: "tick",
    orient: "vertical",
    height,
    thickness: 2,
    color: "var(--color-text)",
    ...offset,
  } as const,
  encoding: { x },
});

export const rowLabel = {
  mark: {
    ...label,
    yOffset: { expr: "isNarrow ? -10 : 0" },
    limit: { expr: "isNarrow ? width : labelWidth - 12" },
  },
  encoding: { x: { value: 0 }, text: { field: "label" } },
} as const;

/** At the right edge, beside the bar. */
export const rowChange = {
  mark: { ...label, align: "right", yOffset: { expr: "barOffset" } },
  encoding: {
    x: { value: "width" },
    text: { field: "change" },
    fill: { field: "changeColor", type: "nominal", scale: null },
  },
} as const;

export const rowTarget = {
  ...target,
  encoding: { x: { value: 0 }, x2: { value: "width" } },
} as const;
