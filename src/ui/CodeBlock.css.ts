/** Scrolls sideways rather than breaking lines; the button beside the code stays. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({
  display: "flex",
  alignItems: "start",
  minWidth: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.sunken,
});
export const code = style({
  ...text.small,
  flex: 1,
  minWidth: 0,
  margin: 0,
  padding: space[16],
  fontFamily: vars.font.mono,
  overflowX: "auto",
  whiteSpace: "pre",
  tabSize: 4,
});
export const copy = style({ flex: "none", padding: space[8] });
