/** Small, in inverse colours, to be distinct from content. */
import { style } from "@vanilla-extract/css";
import { fastTransition, states, text } from "#src/theme/styles.ts";
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
