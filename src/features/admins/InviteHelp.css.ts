/** Short lines of help, and a quieter one below. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const list = style({
  display: "grid",
  gap: space[8],
  paddingInlineStart: space[16],
  listStyle: "disc",
  textWrap: "pretty",
});

export const note = style({
  ...text.small,
  marginBlockStart: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.textMuted,
  textWrap: "pretty",
});
