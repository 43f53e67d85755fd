/** An example in a line of its own. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const example = style({
  ...text.caption,
  display: "block",
  color: vars.color.textMuted,
  fontFamily: vars.font.mono,
  overflowWrap: "anywhere",
});
