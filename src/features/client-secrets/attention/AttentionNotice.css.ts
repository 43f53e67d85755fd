/** As small as the count beside it. */
import { style } from "@vanilla-extract/css";
import { fastTransition } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

/** Has the same size without content. */
export const root = style({
  display: "flex",
  flex: 1,
  flexWrap: "wrap",
  alignItems: "center",
  alignSelf: "stretch",
  columnGap: space[8],
});

export const checked = style({ color: color.textMuted });

export const filter = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  borderRadius: vars.radius.small,
  color: color.cautionText,
  fontWeight: 500,
  textAlign: "start",
  textDecoration: "underline 1px color-mix(in srgb, currentColor 35%, transparent)",
  textUnderlineOffset: "3px",
  cursor: "pointer",
  transition: fastTransition(["color", "text-decoration-color"]),
  selectors: {
    [states.hovered]: { textDecorationColor: "currentColor" },
    [states.pressed]: { color: color.text },
  },
});
