/** A small muted link above the page title. */
import { style } from "@vanilla-extract/css";
import { fastTransition } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
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
