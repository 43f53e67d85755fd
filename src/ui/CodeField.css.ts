/** The monospaced type; all of it is in view. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const type = style({
  display: "block",
  fontFamily: vars.font.mono,
  resize: "none",
  overflowWrap: "anywhere",
});
