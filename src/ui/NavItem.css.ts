/** A row of the navigation: its links, and the button that minimizes it. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { highlighted, states } from "#src/theme/states.ts";
import { fastTransition, stateTransition } from "#src/theme/motion.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color } = vars;

export const root = style({
  ...text.body,
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  width: "100%",
  minHeight: vars.size.control,
  paddingInline: "10px",
  overflow: "hidden",
  borderRadius: vars.radius.control,
  color: color.textMuted,
  fontWeight: 500,
  cursor: "pointer",
  transition: fastTransition(["background-color", "color"]),
  selectors: {
    [states.hovered]: { backgroundColor: color.hover, color: color.text },
    [states.pressed]: { backgroundColor: color.pressed },
    "&[aria-current]": { backgroundColor: color.accentSoft, color: color.accentText },
    [states.focused]: { outlineOffset: 0 },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-current]": highlighted } },
  },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  // Words that a person spaces further apart (WCAG 1.4.12) take a second line.
  overflowWrap: "anywhere",
  transition: stateTransition(["opacity"]),
  // Of the frame, but not of its drawer.
  selectors: { "[data-minimized] > :not(dialog) &": { opacity: 0, whiteSpace: "nowrap" } },
});
