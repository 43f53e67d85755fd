/** A line above each section; the chevron turns. On paper everything is open. */
import { style } from "@vanilla-extract/css";
import { fastTransition } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({ borderBlockStart: `1px solid ${color.border}` });

export const heading = style([text.heading, { "@media": { print: { breakAfter: "avoid" } } }]);

export const trigger = style({
  display: "flex",
  alignItems: "center",
  gap: space[8],
  // The chevron stands where the page's words begin.
  width: `calc(100% + 2 * ${space[8]})`,
  marginInline: `calc(-1 * ${space[8]})`,
  padding: `${space[16]} ${space[8]}`,
  borderRadius: vars.radius.control,
  fontWeight: "inherit",
  cursor: "pointer",
  transition: fastTransition(["background-color"]),
  selectors: {
    [states.hovered]: { backgroundColor: color.hover },
    [states.pressed]: { backgroundColor: color.pressed },
  },
});

export const chevron = style({
  display: "flex",
  color: color.textMuted,
  transition: fastTransition(["rotate"]),
  selectors: { "[data-expanded] > * > * > &": { rotate: "90deg" } },
  "@media": { print: { display: "none" } },
});

export const panel = style({
  selectors: { "[data-expanded] > &": { paddingBlockEnd: space[24] } },
  // What is folded away is hidden "until found", by content-visibility; on paper everything is seen.
  "@media": { print: { display: "block", contentVisibility: "visible" } },
});
