/**
 * Registered users as a line with the numbers of its ends; below it, on a scale of their own, active users as columns.
 * The compared period is behind them, in grey. A dashed band marks a missing number, a faint one a number that is still
 * loading.
 */
import type { TopLevelSpec } from "vega-lite";
import { anySize, type ChartRow, frame, label, target } from "./parts.ts";

export interface TrendRow extends ChartRow {
  /** 0 for the oldest. */
  readonly index: number;
  /** On the time axis, if there is room. */
  readonly tick: string;
  /** It has fewer days than the others, or is not over, so its column is hatched. */
  readonly isPartial: boolean;
  /** Counts that are not known are null. */
  readonly registered: number | null;
  readonly active: number | null;
  /** The number of registered users, at the first and the last point; empty at the others. */
  readonly end: string;
  readonly registeredBefore: number | null;
  readonly activeBefore: number | null;
  readonly band: "none" | "pending" | "dashed";
}

/** In pixels: height of a panel's name. */
const above = 26;
/** In pixels: height of the time axis. */
const below = 24;

const time = {
  field: "index",
  type: "ordinal",
  axis: null,
  scale: { range: [{ expr: "axisWidth" }, { expr: "width" }], paddingInner: 0.3, paddingOuter: 0.15 },
};

const small = { ...label, fontSize: 12, fill: "var(--color-text-muted)" };
const ink = "var(--color-text)";
const grey = "var(--chart-grey)";
const accent = "var(--chart-accent)";

/** Ends of each panel, as expressions: pixels from the top. */
const lines = { top: `${above + 18}`, bottom: "middle - 8" };
const columns = { top: "middle + 8", bottom: `height - ${below}` };

const scaleOf = (zero: boolean, { top, bottom }: typeof lines) => ({
  zero,
  range: [{ expr: bottom }, { expr: top }],
});

const registered = (field: string) => ({
  y: {
    field,
    type: "quantitative",
    stack: null,
    scale: { ...scaleOf(false, lines), nice: false },
    axis: null,
  },
});

/** Columns begin at zero: their length is the number. */
const active = (field: string) => ({
  y: {
    field,
    type: "quantitative",
    stack: null,
    scale: { ...scaleOf(true, columns), nice: 3 },
    axis: {
      orient: "left",
      tickCount: 3,
      tickMinStep: 1,
      // The number's format uses the language's separator.
      labelExpr: "axisWidth ? replace(format(datum.value, ','), regexp(',', 'g'), groupMark) : ''",
      labelAlign: "left",
      labelPadding: 0,
      labelFont: small.font,
      labelFontSize: small.fontSize,
      labelColor: small.fill,
      domain: false,
      ticks: false,
      grid: true,
      gridColor: "var(--color-chart-line)",
      gridOpacity: { expr: "axisWidth ? 1 : 0" },
      title: null,
    },
  },
});

/** A column takes a share of its step, up to a maximum width in pixels. */
const columnWidth = (share: number, most: number) => ({ expr: `min(${most}, datum.step * ${share})` });
const activeWidth = columnWidth(0.42, 42);
const beforeWidth = columnWidth(0.66, 66);
const column = { type: "bar", cornerRadiusEnd: 2 };
const line = { type: "line", invalid: "break-paths-show-path-domains", strokeWidth: 2 };
const band = (kind: TrendRow["band"], look: object) =>
  [lines, columns].map(({ top, bottom }) => ({
    transform: [{ filter: `datum.band === '${kind}'` }],
    mark: { type: "bar", cornerRadius: 3, ...look },
    encoding: { y: { value: { expr: top } }, y2: { value: { expr: bottom } } },
  }));

/** A name beside its sign, drawn once. `y` and `dx` are expressions, in pixels. */
const named = (name: string, y: string, dx: string, sign: object) =>
  [
    { type: "point", opacity: 1, size: 90, stroke: null, xOffset: { expr: `${dx} + 6` }, ...sign },
    { ...small, text: { expr: name }, dx: { expr: `${dx} + 18` } },
  ].map((mark) => ({
    transform: [{ filter: `datum.index === 0 && ${name}` }],
    mark,
    encoding: { x: { value: 0 }, y: { value: { expr: y } } },
  }));

export const spec = {
  ...frame,
  ...anySize,
  params: [
    // Words and their widths, in pixels, come with the data.
    { name: "axisWidth", value: 48 },
    { name: "tickWidth", value: 64 },
    { name: "groupMark", value: "," },
    { name: "activeName", value: "Active" },
    { name: "registeredName", value: "Registered" },
    { name: "beforeName", value: "" },
    { name: "middle", expr: `${above} + (height - ${above} - ${below}) * 0.36` },
  ],
  transform: [
    { joinaggregate: [{ op: "count", as: "columns" }] },
    { calculate: "(width - axisWidth) / datum.columns", as: "step" },
    { calculate: "datum.columns - 1 - datum.index", as: "fromLast" },
    // The newest label moves to the left as far as it must.
    { calculate: "max(0, (tickWidth - 8 - datum.step) / 2)", as: "overhang" },
  ],
  encoding: { x: time },
  resolve: { scale: { y: "independent" }, axis: { y: "independent" } },
  layer: [
    ...band("pending", { fill: "var(--color-border)", fillOpacity: 0.5 }),
    ...band("dashed", { fill: null, stroke: "var(--color-border-control)", strokeDash: [4, 3] }),
    {
      layer: [
        { mark: { ...line, stroke: grey, strokeDash: [4, 3] }, encoding: registered("registeredBefore") },
        { mark: { ...line, stroke: ink }, encoding: registered("registered") },
        {
          transform: [{ filter: "datum.end" }],
          mark: { type: "circle", size: 36, opacity: 1, fill: ink, stroke: "var(--color-surface)" },
          encoding: registered("registered"),
        },
        ...(["left", "right"] as const).map((align) => ({
          transform: [{ filter: `datum.end && (datum.fromLast === 0) === ${align === "right"}` }],
          mark: { ...small, fill: ink, fontWeight: 600, align, dy: -12, dx: align === "left" ? -4 : 4 },
          encoding: { ...registered("registered"), text: { field: "end" } },
        })),
      ],
    },
    {
      layer: [
        {
          mark: { ...column, width: beforeWidth, fill: grey, fillOpacity: 0.4 },
          encoding: active("activeBefore"),
        },
        {
          mark: {
            ...column,
            width: activeWidth,
            fill: accent,
            fillOpacity: { expr: "datum.isPartial ? 0 : 1" },
            stroke: accent,
            strokeWidth: { expr: "datum.isPartial ? 1 : 0" },
          },
          encoding: active("active"),
        },
        {
          // Hatching: a line as wide as the column, in dashes.
          transform: [{ filter: "datum.isPartial" }],
          mark: {
            type: "rule",
            stroke: accent,
            strokeWidth: activeWidth,
            strokeDash: [2, 4],
          },
          encoding: { ...active("active"), y2: { datum: 0 } },
        },
      ],
    },
    {
      // Shows as many labels as fit, always including the newest.
      transform: [{ filter: "datum.fromLast % ceil((tickWidth + datum.overhang) / datum.step) === 0" }],
      mark: { ...small, align: "center", dx: { expr: "datum.fromLast ? 0 : -datum.overhang" } },
      encoding: { y: { value: { expr: "height - 8" } }, text: { field: "tick" } },
    },
    ...named("activeName", "8", "0", { shape: "square", fill: accent }),
    ...named("registeredName", "8", "length(activeName) * 6.6 + 36", {
      shape: "circle",
      size: 50,
      fill: ink,
    }),
    ...named("beforeName", "8", "length(activeName + registeredName) * 6.6 + 72", {
      shape: "square",
      fill: grey,
    }),
    { ...target, encoding: { y: { value: 0 }, y2: { value: "height" } } },
  ],
} as unknown as TopLevelSpec;
