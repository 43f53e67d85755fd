/** Buttons beside a chart's title. The negative margin aligns their glyphs with the edge of the drawing. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "flex",
  // Reserved before there are numbers, so that the title does not wrap when they come.
  minWidth: vars.size.target,
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
  "@media": { print: { display: "none" } },
});
