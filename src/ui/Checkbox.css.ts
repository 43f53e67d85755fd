/** A drawn box; the native checkbox lies over it, transparent, and takes the clicks. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition, layout, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

export const root = style({
  ...text.body,
  position: "relative",
  ...layout.row,
  gap: space[8],
  minHeight: size.target,
  color: color.text,
  cursor: "pointer",
});

export const input = style({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
});

export const box = style({
  ...layout.centred,
  flex: "none",
  width: 18,
  height: 18,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.small,
  backgroundColor: color.surface,
  color: color.onAccent,
  transition: fastTransition(["background-color", "border-color"]),
  selectors: {
    [`${input}:is(:hover, [data-hovered]) + &`]: { borderColor: color.text },
    [`${input}:checked + &`]: { borderColor: color.accent, backgroundColor: color.accent },
    [`${input}:checked:is(:hover, [data-hovered]) + &`]: {
      borderColor: color.accentHover,
      backgroundColor: color.accentHover,
    },
    [`${input}:is(:focus-visible, [data-focus-visible]) + &`]: {
      outline: `2px solid ${color.focus}`,
      outlineOffset: 2,
    },
  },
  "@media": { [media.forcedColors]: { color: "CanvasText" } },
});
