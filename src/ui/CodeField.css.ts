/** Monospaced; long values wrap instead of scrolling. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const code = style({
  display: "block",
  fontFamily: vars.font.mono,
  resize: "none",
  overflowWrap: "anywhere",
});
