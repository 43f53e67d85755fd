/** Small, in inverse colours, to be distinct from content. */
import { style } from "@vanilla-extract/css";
import { fastTransition } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  ...text.caption,
  maxWidth: 240,
  padding: "5px 8px",
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  fontWeight: 500,
  pointerEvents: "none",
  transition: fastTransition(["opacity"]),
  selectors: { [`${states.entering}, ${states.exiting}`]: { opacity: 0 } },
});
