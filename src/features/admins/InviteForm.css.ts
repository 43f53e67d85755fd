/** First and last name side by side if there is room. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const names = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: vars.space[16],
});
