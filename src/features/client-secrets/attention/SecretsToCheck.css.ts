/** The sentence above the list, aligned with its first column. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const words = style({
  ...text.small,
  padding: `0 ${vars.space[24]} ${vars.space[12]}`,
  color: vars.color.textMuted,
  "@media": { [media.phone]: { paddingInline: vars.space[16] } },
});
