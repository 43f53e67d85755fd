/** Terms and details: side by side in columns, all in one line, or one pair a row. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout } from "#src/theme/styles.ts";
import { space } from "#src/theme/vars.css.ts";

const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
  gap: `${space[16]} ${space[32]}`,
  // Four fit in a row, or two: the last row never contains a single term.
  "@media": {
    [media.fromMedium]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(140px, 100%), 1fr))",
      columnGap: space[24],
    },
  },
});

const line = style({
  ...layout.wrappingRow,
  gap: `${space[8]} ${space[32]}`,
});

const rows = style({ display: "grid" });

export const layouts = { columns, line, rows };
export type Layout = keyof typeof layouts;

export const item = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  selectors: {
    [`${columns} > &`]: { display: "grid", gap: space[4], alignContent: "start" },
    [`${line} > &`]: {
      ...layout.wrappingRow,
      gap: `${space[4]} ${space[12]}`,
    },
    [`${rows} > &`]: {
      ...layout.row,
      justifyContent: "space-between",
      gap: space[16],
      minHeight: 28,
    },
  },
});
