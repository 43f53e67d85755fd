/** Rows of drawings. */
import type { Drawing } from "#src/ui/chart/kinds.ts";

export const bar = (label: string, count: number, index = 0) => ({
  key: label,
  index,
  label,
  size: count,
  previous: null,
  isHollow: false,
  number: String(count),
  share: "",
  change: "",
  changeColor: "none",
  color: "var(--chart-accent)",
  words: `${label}: ${count}`,
});

/** Row 1, Row 2 … */
export const barsOf = (counts: ReadonlyArray<number>): Drawing => ({
  kind: "bars",
  rows: counts.map((count, index) => bar(`Row ${index + 1}`, count, index)),
});

/** A cell of a chart of panels, with the value `v01` in row 0 and column 1. */
const bullet = (rowIndex: number, column: number) => ({
  key: `${rowIndex} ${column}`,
  words: `row ${rowIndex}, column ${column}`,
  row: `${rowIndex}`,
  rowLabel: `Row ${rowIndex}`,
  rowIndex,
  columnLabel: `Column ${column}`,
  column,
  value: `v${rowIndex}${column}`,
  base: 2,
  count: 1,
  previous: null,
  color: "var(--chart-accent)",
});

export const bulletsOf = (rows: number, columns: number): Drawing => ({
  kind: "bullets",
  rows: Array.from({ length: rows * columns }, (_, index) =>
    bullet(Math.floor(index / columns), index % columns),
  ),
});
