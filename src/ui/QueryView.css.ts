/** The notice of a failed reload above the data. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[16],
});

/* Flush cards have no padding. */
export const notice = style({
  selectors: { [`${root}[data-in-card] > &`]: { marginInline: space[16] } },
});
