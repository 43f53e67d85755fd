/** Like a choice of the bar above it: outlined, and filled while it filters. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { highlighted } from "#src/theme/forcedColors.ts";
import { fastTransition } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  flex: "none",
  minHeight: vars.size.target,
  padding: `0 ${space[12]}`,
  border: `1px solid ${color.borderButton}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surface,
  color: color.text,
  fontWeight: 500,
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: fastTransition(["background-color", "border-color", "color"]),
  selectors: {
    [states.hovered]: { backgroundColor: color.hover },
    [states.pressed]: { backgroundColor: color.pressed },
    [states.selected]: {
      borderColor: color.accentText,
      backgroundColor: color.accentSoft,
      color: color.accentText,
    },
  },
  "@media": { [media.forcedColors]: { selectors: { [states.selected]: highlighted } } },
});

export const checked = style({ whiteSpace: "nowrap" });
