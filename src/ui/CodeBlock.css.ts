/** Scrolls sideways rather than breaking lines. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({ position: "relative", minWidth: 0 });
export const code = style({
  ...text.small,
  margin: 0,
  padding: space[16],
  /* Leaves the button its place. */
  paddingInlineEnd: 56,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.sunken,
  fontFamily: vars.font.mono,
  overflowX: "auto",
  whiteSpace: "pre",
  tabSize: 4,
});
export const copy = style({ position: "absolute", insetBlockStart: space[8], insetInlineEnd: space[8] });
