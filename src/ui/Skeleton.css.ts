/** Pulses slowly. It appears after the loading delay, so that nothing flashes when the answer is fast. */
import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const pulse = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });

const appearing = `${appear} ${vars.motion.state} ${vars.motion.loadingDelay} backwards`;

const root = style({
  display: "inline-block",
  maxWidth: "100%",
  verticalAlign: "middle",
  backgroundColor: vars.color.skeleton,
  animation: `${appearing}, ${pulse} 1.2s 1s ease-in-out infinite alternate`,
  "@media": {
    [media.reducedMotion]: { animation: appearing },
    [media.forcedColors]: { border: "1px solid GrayText" },
  },
});

export const shape = styleVariants(
  {
    line: { height: "0.75em", borderRadius: vars.radius.small },
    word: { width: 40, height: "0.75em", borderRadius: vars.radius.small },
    block: { display: "block", borderRadius: vars.radius.control },
  },
  (rule) => [root, rule],
);
