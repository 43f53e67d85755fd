/** Rows of drawings. */
import type { Drawing } from "#src/ui/chart/kinds.ts";

export const bar = (label: string, count: number) => ({
  key: label,
  label,
  value: String(count),
  count,
  previous: null,
  color: "var(--chart-accent)",
  words: `${label}: ${count}`,
});

/** Row 1, Row 2 … */
export const barsOf = (counts: ReadonlyArray<number>): Drawing => ({
  kind: "bars",
  rows: counts.map((count, index) => bar(`Row ${index + 1}`, count)),
});
