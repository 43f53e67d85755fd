/** The kinds of charts: the rows that each takes, how high it is, and how it fits into its place. */
import { narrowChart, narrowPanels } from "#src/theme/breakpoints.ts";
import type { BarRow } from "./bars.vl.ts";
import type { BulletRow } from "./bullets.vl.ts";
import type { TrendRow } from "./trend.vl.ts";

interface RowOfKind {
  readonly bars: BarRow;
  readonly bullets: BulletRow;
  readonly trend: TrendRow;
}

export type DrawingKind = keyof RowOfKind;

/** What is drawn. The same object is drawn only once. */
export type Drawing = {
  readonly [Kind in DrawingKind]: {
    readonly kind: Kind;
    /** In the order of the arrow keys. */
    readonly rows: ReadonlyArray<RowOfKind[Kind]>;
    /** Values of the specification's parameters. */
    readonly params?: Readonly<Record<string, unknown>>;
  };
}[DrawingKind];

/** In pixels. */
export interface Heights {
  readonly wide: number;
  readonly narrow: number;
  /** Of a wide place on paper, if it is lower there. */
  readonly paper?: number;
  readonly arePanels?: boolean;
}

/** How many rows a chart has, and how many columns beside each other. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

const heading = 24;
const panelGap = 32;
const columnGap = 16;
const panelsInNarrowLine = 2;

export const heightsOf: Readonly<Record<DrawingKind, (extent: Extent) => Heights>> = {
  bars: ({ rows }) => ({ wide: 28 * rows, narrow: 24 * rows }),
  trend: () => ({ wide: 284, narrow: 244, paper: 228 }),
  bullets: ({ rows, columns }) => {
    const lines = Math.ceil(columns / panelsInNarrowLine);
    return {
      arePanels: true,
      wide: 28 * rows + heading,
      narrow: lines * (22 * rows + heading) + (lines - 1) * (panelGap - heading),
    };
  },
};

const distinct = <Row>(rows: ReadonlyArray<Row>, keyOf: (row: Row) => unknown) =>
  new Set(rows.map(keyOf)).size;

export const extentOf = (drawing: Drawing): Extent =>
  drawing.kind === "bullets"
    ? {
        rows: distinct(drawing.rows, ({ rowIndex }) => rowIndex),
        columns: distinct(drawing.rows, ({ column }) => column),
      }
    : { rows: drawing.rows.length, columns: 1 };

export const drawingHeights = (drawing: Drawing): Heights => heightsOf[drawing.kind](extentOf(drawing));

/** In pixels, which the drawing makes larger by `scale`. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly scale?: number | undefined;
}

/** Drawings with the same key share a view: Vega does not move panels into other lines. */
export const viewKeyOf = (drawing: Drawing, { width }: Size): string =>
  drawing.kind === "bullets"
    ? `bullets, ${extentOf(drawing).columns}, ${width < narrowPanels}`
    : drawing.kind;

/** The parameters that describe the place of a drawing to Vega. */
export interface Fit extends Size {
  readonly padding: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly params: Readonly<Record<string, unknown>>;
}

const noPadding = { left: 0, top: 0, right: 0, bottom: 0 };

/** In pixels: about the width of a character of a chart's text. */
const characterWidth = 7.2;

const widest = (texts: ReadonlyArray<string>) =>
  Math.ceil(Math.max(0, ...texts.map(({ length }) => length)) * characterWidth);

/** Long labels are cut off where they would take more than this part of the width. */
const labelShare = 0.42;

/** In pixels: texts that would leave a bar less room are shortened, since it would say nothing. */
const leastBar = 24;

export const fitOf = (drawing: Drawing, { width, height }: Size): Fit => {
  const fit = { width, height, padding: noPadding, params: drawing.params ?? {} };
  switch (drawing.kind) {
    case "trend":
      return fit;
    case "bars": {
      const isNarrow = width < narrowChart;
      const ownWidth = widest(drawing.rows.map(({ label }) => label)) + 16;
      const labelWidth = Math.min(ownWidth, width * labelShare);
      const gap = isNarrow ? 12 : 18;
      const columnWidth = (field: "number" | "share" | "change") => {
        const most = widest(drawing.rows.map((row) => row[field]));
        return most === 0 ? 0 : most + gap;
      };
      const numberWidth = columnWidth("number");
      const shareWidth = columnWidth("share");
      const changeWidth = columnWidth("change");
      const room = width - shareWidth - changeWidth - numberWidth;
      const hasRoom = isNarrow ? room > ownWidth / 2 : room > labelWidth + leastBar;
      return {
        ...fit,
        params: { labelWidth, numberWidth: hasRoom ? numberWidth : 0, shareWidth, changeWidth },
      };
    }
    case "bullets": {
      const labelWidth = Math.min(
        widest(drawing.rows.map(({ rowLabel }) => rowLabel)) + 12,
        width * labelShare,
      );
      const { columns } = extentOf(drawing);
      const panels = width < narrowPanels ? panelsInNarrowLine : Math.max(1, columns);
      const lines = Math.ceil(columns / panels) || 1;
      const panelWidth = Math.max(1, (width - labelWidth - columnGap * (panels - 1)) / panels);
      const widthOf = (field: "value" | "whole" | "columnLabel") =>
        widest(drawing.rows.map((row) => row[field])) + 10;
      const isShort = panelWidth < widthOf("value") + leastBar;
      return {
        ...fit,
        width: width - labelWidth,
        height: height - heading,
        padding: { ...noPadding, left: labelWidth, top: heading },
        params: {
          ...fit.params,
          labelWidth,
          isShort,
          // A number that is cut would be another one.
          isNamed: panelWidth < widthOf("columnLabel") + 8,
          valueWidth: widthOf(isShort ? "whole" : "value"),
          panelsInLine: panels,
          child_width: panelWidth,
          child_height: Math.max(1, (height - heading - panelGap * (lines - 1)) / lines),
        },
      };
    }
  }
};
