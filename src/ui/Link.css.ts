/** Teal and underlined. */
import { style } from "@vanilla-extract/css";
import { fastTransition, layout, states, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

export const root = style({
  borderRadius: radius.small,
  color: color.accentText,
  fontWeight: 500,
  /* WebKit's shorthand takes a line only. */
  textDecorationLine: "underline",
  textDecorationColor: "color-mix(in srgb, currentColor 35%, transparent)",
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
  transition: fastTransition(["color", "text-decoration-color"]),
  selectors: {
    [states.hovered]: { textDecorationColor: "currentColor" },
    [states.pressed]: { color: color.text },
  },
});

/* A small muted link above the page title. */
export const back = style({
  ...text.muted,
  ...layout.inlineRow,
  alignSelf: "flex-start",
  gap: space[8],
  minHeight: size.target,
  marginBlockStart: "-8px",
  paddingInlineEnd: space[4],
  borderRadius: radius.small,
  fontWeight: 500,
  transition: fastTransition(["color"]),
  selectors: {
    [states.hovered]: { color: color.text },
    [states.pressed]: { color: color.accentText },
  },
});
