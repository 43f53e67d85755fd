/** A ring with a rotating quarter, in the colour of the surrounding text. */
import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";

const rotate = keyframes({ to: { rotate: "360deg" } });

export const root = style({
  flex: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  animation: `${rotate} 800ms linear infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});

export const track = style({ opacity: 0.25 });
