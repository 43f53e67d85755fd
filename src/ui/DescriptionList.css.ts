/** Terms and details: all in one line, or one pair a row. */
import { style } from "@vanilla-extract/css";
import { layout } from "#src/theme/styles.ts";
import { space } from "#src/theme/vars.css.ts";

const line = style({
  ...layout.wrappingRow,
  gap: `${space[8]} ${space[32]}`,
});

const rows = style({ display: "grid" });

export const layouts = { line, rows };
export type Layout = keyof typeof layouts;

export const item = style({
  minWidth: 0,
  overflowWrap: "anywhere",
  selectors: {
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
