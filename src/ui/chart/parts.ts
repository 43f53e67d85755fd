/** What the specifications share. Colours are CSS variables, so that a change of mode needs no redraw. */
import { narrowChart } from "#src/theme/breakpoints.ts";

export interface ChartRow {
  /** Unique in its chart. */
  readonly key: string;
  /** The text of the mark, for its tooltip and for screen readers. */
  readonly words: string;
  /** The same as a small table, for its tooltip. */
  readonly details?: {
    readonly title: string;
    readonly lines: ReadonlyArray<{ readonly name: string; readonly value: string }>;
  };
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

/** A size in the direction of the bars. Bars of several colours would be stacked. */
export const length = (field: string) => ({ field, type: "quantitative", axis: null, stack: null }) as const;

/** Fields that contain their own colours. */
export const ownColor = { field: "color", type: "nominal", scale: null } as const;

/** The area in which a mark can be pointed at, and which is outlined. */
export const target = { name: "target", mark: { type: "rect", fill: "transparent" } } as const;

export const isNarrow = { name: "isNarrow", expr: `width < ${narrowChart}` };

/** A tick at the size of what is compared. Its edge keeps it visible within a bar. */
export const comparedTick = <X extends object>(x: X, height: number | object, offset: object = {}) => ({
  transform: [{ filter: "datum.compared !== null" }],
  mark: {
    type: "tick",
    orient: "vertical",
    height,
    thickness: 4,
    fill: "var(--color-text)",
    stroke: "var(--color-surface)",
    strokeWidth: 1,
    ...offset,
  },
  encoding: { x },
});
