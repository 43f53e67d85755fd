/** Teal and underlined. */
import { style } from "@vanilla-extract/css";
import { fastTransition } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  borderRadius: vars.radius.small,
  color: vars.color.accentText,
  fontWeight: 500,
  /* WebKit's shorthand takes a line only. */
  textDecorationLine: "underline",
  textDecorationColor: "color-mix(in srgb, currentColor 35%, transparent)",
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
  cursor: "pointer",
  transition: fastTransition(["color", "text-decoration-color"]),
  selectors: {
    [states.hovered]: { textDecorationColor: "currentColor" },
    [states.pressed]: { color: vars.color.text },
  },
});
