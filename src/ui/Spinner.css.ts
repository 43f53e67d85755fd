/** A ring with a running quarter, in the colour of the words around it. */
import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";

const turn = keyframes({ to: { rotate: "360deg" } });

export const root = style({
  flex: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  animation: `${turn} 800ms linear infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});

export const track = style({ opacity: 0.25 });
export const arc = style({});
