/** Toolbar above the table: one row, on phones two, so that a long count does not move search and sort. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[8]} ${space[12]}`,
  padding: `${space[12]} ${space[24]}`,
  "@media": { [media.phone]: { paddingInline: space[16] } },
});

export const search = style({
  flex: "0 1 20rem",
  minWidth: 0,
  "@media": { [media.phone]: { flex: `1 0 calc(100% - ${vars.size.target} - ${space[12]})` } },
});

export const count = style({
  ...text.small,
  marginInlineStart: "auto",
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

/* Wider tables sort by their column headers. */
export const sort = style({
  display: "none",
  "@media": { [media.phone]: { display: "inline-flex", marginInlineEnd: -8 } },
});
