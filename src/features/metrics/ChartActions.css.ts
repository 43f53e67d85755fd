/** Beside the title; the glyphs, not their targets, end where the drawing ends. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "flex",
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
  "@media": { print: { display: "none" } },
});
