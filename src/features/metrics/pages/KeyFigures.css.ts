/** Small words beside a key figure, and the line below all of them. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const beside = style({
  ...text.small,
  fontWeight: 400,
  letterSpacing: "normal",
  color: color.textMuted,
});

export const foot = style({
  padding: `${space[8]} ${space[24]}`,
  borderBlockStart: `1px solid ${color.border}`,
  "@media": { [media.belowMedium]: { paddingInline: space[16] }, print: { display: "none" } },
});
