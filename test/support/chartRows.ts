/** Rows of drawings. */
import type { Drawing } from "#src/ui/chart/kinds.ts";

export const bar = (label: string, count: number, index = 0) => ({
  key: label,
  index,
  label,
  size: count,
  compared: null,
  isHollow: false,
  number: String(count),
  share: "",
  change: "",
  hasChanged: false,
  color: "var(--chart-accent)",
  words: `${label}: ${count}`,
  details: { title: label, lines: [{ name: "Users", value: String(count) }] },
});

/** Row 1, Row 2 … */
export const barsOf = (counts: ReadonlyArray<number>): Drawing => ({
  kind: "bars",
  rows: counts.map((count, index) => bar(`Row ${index + 1}`, count, index)),
});

/** A cell of a chart of panels, with the value `v01` in row 0 and column 1. */
const bullet = (rowIndex: number, column: number, value = `v${rowIndex}${column}`) => ({
  key: `${rowIndex} ${column}`,
  words: `row ${rowIndex}, column ${column}`,
  rowLabel: `Row ${rowIndex}`,
  rowIndex,
  columnLabel: `Column ${column} ${value}`,
  columnName: `Column ${column}`,
  column,
  value,
  whole: `w${rowIndex}${column}`,
  base: 2,
  count: 1,
  compared: rowIndex === 0 ? 8 : 2.1,
  color: "var(--chart-accent)",
});

export const bulletsOf = (rows: number, columns: number, value?: string): Drawing => ({
  kind: "bullets",
  rows: Array.from({ length: rows * columns }, (_, index) =>
    bullet(Math.floor(index / columns), index % columns, value),
  ),
});

/** New users by week, each with one active user and one more in the compared week; the last one is not over. */
export const trendOf = (counts: ReadonlyArray<number | null>): Drawing => ({
  kind: "trend",
  rows: counts.map((newUsers, index) => ({
    key: `${index}`,
    words: `week ${index}`,
    index,
    tick: `T${index}`,
    isPartial: index === counts.length - 1,
    soFar: index === counts.length - 1 ? "so far" : "",
    isWeekend: index === 1,
    newUsers,
    active: 1,
    newUsersCompared: newUsers,
    activeCompared: 2,
    newUsersBand: newUsers === null ? "dashed" : "none",
    activeBand: index === 1 ? "pending" : "none",
  })),
  params: { comparedName: "Before", activeMost: 2 },
});
