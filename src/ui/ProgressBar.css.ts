/** Indeterminate: a segment that runs along the line; with reduced motion, the whole line without movement. */
import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const run = keyframes({ from: { translate: "-100% 0" }, to: { translate: "250% 0" } });

export const root = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 90,
  height: 2,
  overflow: "hidden",
  pointerEvents: "none",
  animation: `${appear} ${vars.motion.state} ${vars.motion.loadingDelay} backwards`,
});

export const line = style({
  width: "40%",
  height: "100%",
  backgroundColor: vars.color.accent,
  animation: `${run} 1.1s ease-in-out infinite`,
  "@media": {
    [media.reducedMotion]: { width: "100%", animation: "none" },
    [media.forcedColors]: { backgroundColor: "Highlight" },
  },
});
