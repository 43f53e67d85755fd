/** Everything that shows that something loads: placeholders, spinner, progress bar; and data that is loaded again. */
import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { color, motion, radius, space } from "#src/theme/vars.css.ts";

/* Pulses slowly. It appears after the loading delay, so that nothing flashes when the answer is fast. */
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const pulse = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });

const appearing = `${appear} ${motion.state} ${motion.loadingDelay} backwards`;

const skeleton = style({
  display: "inline-block",
  maxWidth: "100%",
  verticalAlign: "middle",
  backgroundColor: color.skeleton,
  // Its animation puts it above the link that covers a row.
  pointerEvents: "none",
  animation: `${appearing}, ${pulse} 1.2s 1s ease-in-out infinite alternate`,
  "@media": {
    [media.reducedMotion]: { animation: appearing },
    [media.forcedColors]: { border: "1px solid GrayText" },
  },
});

const line = { height: "0.75em", borderRadius: radius.small } as const;

export const skeletons = styleVariants(
  {
    line,
    // Not animated: a list has many of them, and each animation would be a layer of its own while the console starts.
    word: { ...line, width: 40, animation: "none" },
    block: { display: "block", borderRadius: radius.control },
  },
  (rule) => [skeleton, rule],
);

/* A ring with a rotating quarter, in the colour of the surrounding text. */
const rotate = keyframes({ to: { rotate: "360deg" } });

export const spinner = style({
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  animation: `${rotate} 800ms linear infinite`,
  "@media": { [media.reducedMotion]: { animation: "none" } },
});

export const track = style({ opacity: 0.25 });

/* Indeterminate: a segment that runs along the line; with reduced motion, the whole line without movement. */
const run = keyframes({ from: { translate: "-100% 0" }, to: { translate: "250% 0" } });

export const bar = style({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 90,
  height: 2,
  overflow: "hidden",
  pointerEvents: "none",
  animation: appearing,
});

export const barLine = style({
  width: "40%",
  height: "100%",
  backgroundColor: color.accent,
  animation: `${run} 1.1s ease-in-out infinite`,
  "@media": {
    [media.reducedMotion]: { width: "100%", animation: "none" },
    [media.forcedColors]: { backgroundColor: "Highlight" },
  },
});

/*
 * Grey and slightly transparent after the loading delay, with a spinner. Where one spinner stands for several places, the
 * numbers in each are half transparent, so that nobody takes them for new ones.
 */
const busy = "[data-busy] > &";
const fade = (delay: string) => `opacity ${motion.state} ${delay}, filter ${motion.state} ${delay}`;

export const reloading = style({ position: "relative" });

export const reloaded = style({
  transition: fade("0s"),
  selectors: {
    [busy]: { filter: "grayscale(1)", opacity: 0.88, transition: fade(motion.loadingDelay) },
    [`${busy}[data-part]`]: { opacity: 0.5 },
  },
});

export const reloadingSpinner = style({
  position: "absolute",
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
  opacity: 0,
  color: color.accentText,
  pointerEvents: "none",
  selectors: { [busy]: { opacity: 1, transition: fade(motion.loadingDelay) } },
});

/* A notice above the data in a flush card, which has no padding. */
export const noticeInCard = style({ marginInline: space[16] });
