/**
 * Grey and slightly transparent after the loading delay, with a spinner. Where one spinner stands for several places, the
 * numbers in each are half transparent, so that nobody takes them for new ones.
 */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

const busy = "[data-busy] > &";
const fade = (delay: string) => `opacity ${vars.motion.state} ${delay}, filter ${vars.motion.state} ${delay}`;

export const root = style({ position: "relative" });

export const content = style({
  transition: fade("0s"),
  selectors: {
    [busy]: { filter: "grayscale(1)", opacity: 0.88, transition: fade(vars.motion.loadingDelay) },
    [`${busy}[data-part]`]: { opacity: 0.5 },
  },
});

export const spinner = style({
  position: "absolute",
  insetBlockStart: vars.space[8],
  insetInlineEnd: vars.space[8],
  opacity: 0,
  color: vars.color.accentText,
  pointerEvents: "none",
  selectors: { [busy]: { opacity: 1, transition: fade(vars.motion.loadingDelay) } },
});
