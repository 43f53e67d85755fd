/**
 * The one specification of all charts. Each of its `rows` is a line: a label at the left, a value at the right, and
 * below them a bar over its track. Positions are pixels from the top (`y`) and shares of the width (`from`, `to`),
 * colours are CSS variables. Texts and layout come with the rows.
 */
import type { TopLevelSpec } from "vega-lite";
import type { Spec } from "vega";

const fromTop = (field: string) => ({ field, type: "quantitative", scale: null, axis: null }) as const;
const ofWidth = (field: string) =>
  ({
    field,
    type: "quantitative",
    scale: { domain: [0, 1] as Array<number>, nice: false },
    axis: null,
  }) as const;
const color = { field: "color", type: "nominal", scale: null } as const;
const barHeight = { y: fromTop("barTop"), y2: { field: "barBottom" } } as const;
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
      // A bar is at least 2 px long, so that a small count is visible.
      transform: [
        { filter: "datum.to > datum.from" },
        { calculate: "max(datum.to, datum.from + 2 / width)", as: "end" },
      ],
      mark: bar,
      encoding: { x: ofWidth("from"), x2: { field: "end" }, ...barHeight, fill: color },
    },
    {
      transform: [{ filter: "datum.hasDot" }],
      mark: { type: "square", size: 100, opacity: 1, yOffset: 6.5, aria: false },
      encoding: { x: { value: 5 }, y: fromTop("y"), fill: color },
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
      encoding: { x: { value: 0 }, y: fromTop("y"), text: { field: "label" } },
    },
    {
      transform: [{ filter: "datum.value" }],
      mark: { ...words, align: "right", fill: "var(--color-text)" },
      encoding: { x: { value: "width" }, y: fromTop("y"), text: { field: "value" } },
    },
  ],
};

// scripts/vite/chartSpecs.ts compiles this module's Vega-Lite to Vega: at run time, `spec` is a Vega specification.
export const spec = lite as unknown as Spec;
