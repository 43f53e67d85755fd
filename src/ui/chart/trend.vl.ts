/**
 * New users and active users as columns, in two panels above each other: one time axis, and from zero an axis for each. The
 * compared period is a grey line of steps. A dashed band marks a missing number, a faint one a number that is still
 * loading.
 */
import type { TopLevelSpec } from "vega-lite";
import { anySize, type ChartRow, frame, label, target } from "./parts.ts";

type Band = "none" | "pending" | "dashed";

export interface TrendRow extends ChartRow {
  readonly index: number;
  /** On the time axis, if there is room. */
  readonly tick: string;
  /** It has fewer days than the others, or is not over, so its column is hatched. */
  readonly isPartial: boolean;
  /** Below its tick: that it is not over. Empty for all others. */
  readonly soFar: string;
  readonly isWeekend: boolean;
  /** Counts that are not known are null. */
  readonly newUsers: number | null;
  readonly active: number | null;
  readonly newUsersCompared: number | null;
  readonly activeCompared: number | null;
  readonly newUsersBand: Band;
  readonly activeBand: Band;
}

/** In pixels: height of the first panel's name, and of the second one's below the first one's zero. */
const above = 26;
const between = 42;
/** In pixels: height of the time axis, with a second line for “so far”. */
const below = 36;

const time = {
  field: "index",
  type: "ordinal",
  axis: null,
  scale: { range: [{ expr: "axisWidth" }, { expr: "width" }], paddingInner: 0.3, paddingOuter: 0.15 },
};

const small = { ...label, fontSize: 12, fill: "var(--color-text-muted)" };
const accent = "var(--chart-accent)";

/** A panel: its ends as expressions, in pixels from the top, and the parameters with its name and its greatest number. */
const panels = [
  { field: "newUsers", top: `${above}`, bottom: "middle", name: "newUsersName", most: "newUsersMost" },
  {
    field: "active",
    top: `middle + ${between}`,
    bottom: `height - ${below}`,
    name: "activeName",
    most: "activeMost",
  },
] as const;
type Panel = (typeof panels)[number];

/** Columns begin at zero: their length is the number. */
const count = ({ field, top, bottom, most }: Panel, suffix = "") => ({
  y: {
    field: `${field}${suffix}`,
    type: "quantitative",
    stack: null,
    scale: { domain: [0, { expr: most }], nice: 2, range: [{ expr: bottom }, { expr: top }] },
    axis: {
      orient: "left",
      tickCount: 2,
      tickMinStep: 1,
      // The number's format uses the language's separator.
      labelExpr: "axisWidth ? replace(format(datum.value, ',d'), regexp(',', 'g'), groupMark) : ''",
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
const columnWidth = { expr: "min(48, datum.step * 0.56)" };
const column = { type: "bar", cornerRadiusEnd: 2, width: columnWidth };

const band = ({ field, top, bottom }: Panel, kind: Band, look: object) => ({
  transform: [{ filter: `datum.${field}Band === '${kind}'` }],
  mark: { type: "bar", cornerRadius: 3, ...look },
  encoding: { y: { value: { expr: top } }, y2: { value: { expr: bottom } } },
});

const weekends = panels.map(({ top, bottom }) => ({
  transform: [{ filter: "datum.isWeekend" }],
  mark: { type: "bar", width: { expr: "datum.step" }, fill: "var(--color-border)", fillOpacity: 0.35 },
  encoding: { y: { value: { expr: top } }, y2: { value: { expr: bottom } } },
}));

const panel = (each: Panel) => ({
  layer: [
    {
      mark: {
        ...column,
        fill: accent,
        fillOpacity: { expr: "datum.isPartial ? 0 : 1" },
        stroke: accent,
        strokeWidth: { expr: `datum.isPartial && datum.${each.field} ? 1 : 0` },
      },
      encoding: count(each),
    },
    {
      // Hatching: a line as wide as the column, in dashes.
      transform: [{ filter: "datum.isPartial" }],
      mark: { type: "rule", stroke: accent, strokeWidth: columnWidth, strokeDash: [2, 4] },
      encoding: { ...count(each), y2: { datum: 0 } },
    },
    {
      // A step is as wide as the place of its column: a point at each side of it.
      transform: [
        { calculate: "[0, 1]", as: "side" },
        { flatten: ["side"] },
        { calculate: "axisWidth + datum.step * (datum.index + datum.side)", as: "edge" },
      ],
      mark: {
        type: "line",
        invalid: "break-paths-show-path-domains",
        strokeWidth: 2,
        strokeJoin: "round",
        stroke: "var(--chart-grey)",
      },
      encoding: { ...count(each, "Compared"), x: { field: "edge", type: "quantitative", scale: null } },
    },
  ],
});

/** A text that is drawn once. `x` and `y` are expressions, in pixels. */
const once = (text: string, x: string, y: string, look: object = {}) => ({
  transform: [{ filter: `datum.index === 0 && ${text}` }],
  mark: { ...small, ...look, text: { expr: text } },
  encoding: { x: { value: { expr: x } }, y: { value: { expr: y } } },
});

export const spec = {
  ...frame,
  ...anySize,
  params: [
    // Words and their widths, in pixels, come with the data.
    { name: "axisWidth", value: 48 },
    { name: "tickWidth", value: 64 },
    { name: "groupMark", value: "," },
    { name: "newUsersName", value: "New users" },
    { name: "activeName", value: "Active users" },
    { name: "comparedName", value: "" },
    // The greatest numbers, at least 1: zero is at the bottom even if there is nothing else.
    { name: "newUsersMost", value: 1 },
    { name: "activeMost", value: 1 },
    { name: "middle", expr: `${above} + (height - ${above + between + below}) * 0.42` },
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
    ...weekends,
    ...panels.flatMap((each) => [
      band(each, "pending", { fill: "var(--color-border)", fillOpacity: 0.5 }),
      band(each, "dashed", { fill: null, stroke: "var(--color-border-control)", strokeDash: [4, 3] }),
      panel(each),
      once(each.name, "0", `${each.top} - 18`, { fill: "var(--color-text)", fontWeight: 500 }),
    ]),
    ...["tick", "soFar"].map((field, line) => ({
      // Shows as many labels as fit, always including the newest.
      transform: [{ filter: "datum.fromLast % ceil((tickWidth + datum.overhang) / datum.step) === 0" }],
      mark: { ...small, align: "center", dx: { expr: "datum.fromLast ? 0 : -datum.overhang" } },
      encoding: { y: { value: { expr: `height - ${22 - 14 * line}` } }, text: { field } },
    })),
    // What the line of steps means.
    once("comparedName ? '— ' + comparedName : ''", "width", `${above - 18}`, { align: "right" }),
    { ...target, encoding: { y: { value: 0 }, y2: { value: "height" } } },
  ],
} as unknown as TopLevelSpec;
