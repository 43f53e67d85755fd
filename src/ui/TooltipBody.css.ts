/** A tooltip fades in and out. */
import { style } from "@vanilla-extract/css";
import { fastTransition, states, tooltip } from "#src/theme/styles.ts";

export const root = style({
  ...tooltip,
  maxWidth: 240,
  transition: fastTransition(["opacity"]),
  selectors: { [`${states.entering}, ${states.exiting}`]: { opacity: 0 } },
});
