/** The date, then its distance; wraps if there is no room. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[8]}`,
});
export const none = style({ color: vars.color.textMuted });
