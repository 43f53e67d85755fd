/** Grey and a little faded, after the same patience as a skeleton: no more, so that it can still be read (4.5:1). */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

const busy = "[data-busy] > &";
const fade = (delay: string) => `opacity ${vars.motion.state} ${delay}, filter ${vars.motion.state} ${delay}`;

export const root = style({ position: "relative" });

export const content = style({
  transition: fade("0s"),
  selectors: { [busy]: { filter: "grayscale(1)", opacity: 0.88, transition: fade(vars.motion.delay) } },
});

export const mark = style({
  position: "absolute",
  insetBlockStart: vars.space[8],
  insetInlineEnd: vars.space[8],
  opacity: 0,
  color: vars.color.accentText,
  pointerEvents: "none",
  selectors: { [busy]: { opacity: 1, transition: fade(vars.motion.delay) } },
});
