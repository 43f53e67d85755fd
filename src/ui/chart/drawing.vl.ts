/**
 * How charts are drawn. Each row of `rows` is one line: a label at the left, a value at the right, and below them a bar
 * over its track. Positions are pixels from the top (`y`) and shares of the width (`from`, `to`), colours are CSS
 * variables: texts, layout and modes are the caller's, so one drawing serves every chart.
 */
import type { TopLevelSpec } from "vega-lite";
import type { Spec } from "vega";

const down = (field: string) => ({ field, type: "quantitative", scale: null, axis: null }) as const;
const across = (field: string) =>
  ({
    field,
    type: "quantitative",
    scale: { domain: [0, 1] as Array<number>, nice: false },
    axis: null,
  }) as const;
const color = { field: "color", type: "nominal", scale: null } as const;
const barHeight = { y: down("barTop"), y2: { field: "barBottom" } } as const;
const wholeWidth = { x: { value: 0 }, x2: { value: "width" }, ...barHeight } as const;
const bar = { type: "rect", cornerRadius: 3, aria: false } as const;
const words = {
  type: "text",
  baseline: "top",
  fontSize: { expr: "datum.look === 'note' ? 12 : 13" },
  font: "Inter Variable, Inter Fallback, system-ui, sans-serif",
  aria: false,
} as const;

const lite: TopLevelSpec = {
  data: { name: "rows" },
  width: 600,
  height: 200,
  padding: 0,
  autosize: "none",
  background: "transparent",
  config: { view: { stroke: null } },
  layer: [
    {
      transform: [{ filter: "datum.track === 'plain'" }],
      mark: bar,
      encoding: { ...wholeWidth, fill: { value: "var(--color-border)" } },
    },
    {
      transform: [{ filter: "datum.track === 'withheld'" }],
      mark: { ...bar, fill: null, strokeDash: [4, 3] },
      encoding: { ...wholeWidth, stroke: { value: "var(--color-border-control)" } },
    },
    {
      // However small, what is there is seen.
      transform: [
        { filter: "datum.to > datum.from" },
        { calculate: "max(datum.to, datum.from + 2 / width)", as: "end" },
      ],
      mark: bar,
      encoding: { x: across("from"), x2: { field: "end" }, ...barHeight, fill: color },
    },
    {
      transform: [{ filter: "datum.hasDot" }],
      mark: { type: "square", size: 100, opacity: 1, yOffset: 6.5, aria: false },
      encoding: { x: { value: 5 }, y: down("y"), fill: color },
    },
    {
      transform: [{ filter: "datum.label" }],
      mark: {
        ...words,
        align: "left",
        dx: { expr: "datum.hasDot ? 18 : 0" },
        // A digit is 8 px wide.
        limit: { expr: "max(96, width - 8 * length(datum.value) - 16 - (datum.hasDot ? 18 : 0))" },
        fontWeight: { expr: "datum.look === 'heading' ? 600 : 400" },
        fill: { expr: "datum.look === 'note' ? 'var(--color-text-muted)' : 'var(--color-text)'" },
      },
      encoding: { x: { value: 0 }, y: down("y"), text: { field: "label" } },
    },
    {
      transform: [{ filter: "datum.value" }],
      mark: { ...words, align: "right", fill: "var(--color-text)" },
      encoding: { x: { value: "width" }, y: down("y"), text: { field: "value" } },
    },
  ],
};

// What the build makes of it: scripts/vite/chartSpecs.ts.
export const spec = lite as unknown as Spec;
