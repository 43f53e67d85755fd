/** The list of fields that are missing or wrong. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const list = style({
  display: "grid",
  gap: vars.space[4],
  paddingInlineStart: vars.space[16],
  listStyle: "disc",
  color: vars.color.text,
});
