/** Teal and underlined. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";
import { fastTransition, states, text } from "#src/theme/styles.ts";

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

/* A small muted link above the page title. */
export const back = style({
  ...text.small,
  display: "inline-flex",
  alignItems: "center",
  alignSelf: "flex-start",
  gap: vars.space[8],
  minHeight: vars.size.target,
  marginBlockStart: "-8px",
  paddingInlineEnd: vars.space[4],
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontWeight: 500,
  cursor: "pointer",
  transition: fastTransition(["color"]),
  selectors: {
    [states.hovered]: { color: vars.color.text },
    [states.pressed]: { color: vars.color.accentText },
  },
});
