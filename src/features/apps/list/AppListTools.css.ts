/** Toolbar above the table: one row, or two on phones, so that a long count does not move search and sort. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { headTop } from "#src/theme/headTop.css.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[8]} ${space[12]}`,
  padding: `${space[12]} ${space[24]}`,
  // Stays in view below the bar, with the header of the table below it.
  position: "sticky",
  insetBlockStart: vars.size.topBar,
  zIndex: 4,
  backgroundColor: color.surface,
  "@media": { [media.phone]: { paddingInline: space[16] } },
});

/** From this width on, the tools are in one row, and the sticky header of the table stays below it. */
export const table = style({
  vars: { [headTop]: "auto" },
  "@media": {
    [media.fromMedium]: {
      vars: { [headTop]: `calc(${vars.size.topBar} + ${vars.size.control} + 2 * ${space[12]})` },
    },
  },
});

export const search = style({
  flex: "0 1 20rem",
  minWidth: 0,
  "@media": { [media.phone]: { flex: `1 0 calc(100% - ${vars.size.target} - ${space[12]})` } },
});

/** The count, and notes that appear later. On phones it is as high as two lines, so that they move nothing. */
export const summary = style({
  ...text.small,
  display: "flex",
  alignItems: "center",
  gap: space[16],
  minHeight: vars.size.target,
  padding: `0 ${space[24]} ${space[8]}`,
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.phone]: { minHeight: 52, paddingInline: space[16] } },
});

export const count = style({ whiteSpace: "nowrap" });

/* Wider tables sort by their column headers. */
export const sort = style({
  display: "none",
  "@media": { [media.phone]: { display: "inline-flex", marginInlineEnd: -8 } },
});
