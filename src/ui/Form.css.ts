/** The same distance between all fields. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gap: vars.space[16],
  marginBlockStart: vars.space[8],
  minWidth: 0,
});
