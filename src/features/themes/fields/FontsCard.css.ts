/** Three fields in a row where there is room. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 132px), 1fr))",
  gap: vars.space[16],
});
