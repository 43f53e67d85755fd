/** The swatch, and the panel with the colour area and the hue slider. */
import { style } from "@vanilla-extract/css";
import { fastTransition, ownColours, states } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

export const swatch = style({
  flex: "none",
  width: size.control,
  height: size.control,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  ...ownColours,
  transition: fastTransition(["border-color"]),
  selectors: { [states.hovered]: { borderColor: color.text } },
});

export const panel = style({
  display: "grid",
  gap: space[12],
  width: 240,
  padding: space[12],
  outline: "none",
});

export const area = style({
  width: "100%",
  height: 112,
  borderRadius: radius.control,
  ...ownColours,
});

export const track = style({
  height: 20,
  width: "100%",
  borderRadius: radius.full,
  ...ownColours,
});

export const thumb = style({
  width: 20,
  height: 20,
  border: "2px solid #ffffff",
  borderRadius: radius.full,
  boxShadow: "0 0 0 1px #000000, inset 0 0 0 1px #000000",
  selectors: {
    "&[data-focus-visible]": { width: 26, height: 26, outline: "2px solid #000000", outlineOffset: 1 },
  },
});

export const trackThumb = style([thumb, { top: "50%" }]);
