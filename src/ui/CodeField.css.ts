/** Monospaced; long values wrap instead of scrolling. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const value = style({ display: "flex", alignItems: "flex-start", gap: vars.space[8] });

export const code = style({
  flex: "auto",
  minWidth: 0,
  fontFamily: vars.font.mono,
  resize: "none",
  // A hyphen of a value is no place to break: it would make one more line.
  wordBreak: "break-all",
});
