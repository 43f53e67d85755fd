/** Slides in from the start edge while the backdrop fades in. */
import { style } from "@vanilla-extract/css";
import { dialogTransition } from "#src/theme/motion.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space, motion } = vars;
const discreteTransitions = `overlay ${motion.dialog} allow-discrete, display ${motion.dialog} allow-discrete`;

export const root = style({
  position: "fixed",
  insetBlock: 0,
  insetInlineStart: 0,
  width: "min(288px, 100vw - 56px)",
  height: "auto",
  maxHeight: "none",
  border: "none",
  borderInlineEnd: `1px solid ${color.border}`,
  backgroundColor: color.canvas,
  color: color.text,
  translate: "-100% 0",
  transition: `${dialogTransition(["translate"])}, ${discreteTransitions}`,
  selectors: {
    "&[open]": { translate: "0 0", "@starting-style": { translate: "-100% 0" } },
    "&::backdrop": {
      backgroundColor: color.scrim,
      opacity: 0,
      transition: `${dialogTransition(["opacity"])}, ${discreteTransitions}`,
    },
    "&[open]::backdrop": { opacity: 1, "@starting-style": { opacity: 0 } },
  },
});

export const content = style({ position: "relative", height: "100%" });

export const close = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: space[12],
  display: "grid",
  placeItems: "center",
  height: vars.size.topBar,
});

/** Of the document's root while it is open. */
export const noScroll = style({ overflow: "hidden" });
