/** A small count beside a key figure. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const inactive = style({
  ...text.small,
  fontWeight: 400,
  letterSpacing: "normal",
  color: vars.color.textMuted,
});
