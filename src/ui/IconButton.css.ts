/** No border and no background until hovered. */
import { style } from "@vanilla-extract/css";
import { fastTransition } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  cursor: "pointer",
  transition: fastTransition(["background-color", "color"]),
  selectors: {
    [states.hovered]: { backgroundColor: vars.color.hover, color: vars.color.text },
    [`${states.pressed}, &[aria-expanded="true"]`]: {
      backgroundColor: vars.color.pressed,
      color: vars.color.text,
    },
    [states.disabled]: { color: vars.color.textDisabled, cursor: "default" },
    [states.pending]: { cursor: "progress" },
  },
});
