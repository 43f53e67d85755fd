/** A line above each section and a chevron that rotates. In print every section is open. */
import { style } from "@vanilla-extract/css";
import { fastTransition, layout, states, text } from "#src/theme/styles.ts";
import { color, radius, space } from "#src/theme/vars.css.ts";

export const root = style({ borderBlockStart: `1px solid ${color.border}` });

export const heading = style([text.heading, { "@media": { print: { breakAfter: "avoid" } } }]);

export const trigger = style({
  ...layout.row,
  gap: space[8],
  // Aligns the chevron with the page's text: the padding extends beyond it.
  width: `calc(100% + 2 * ${space[8]})`,
  marginInline: `calc(-1 * ${space[8]})`,
  padding: `${space[16]} ${space[8]}`,
  borderRadius: radius.control,
  fontWeight: "inherit",
  transition: fastTransition(["background-color"]),
  selectors: {
    [states.hovered]: { backgroundColor: color.hover },
    [states.pressed]: { backgroundColor: color.pressed },
  },
});

export const chevron = style({
  color: color.textMuted,
  transition: fastTransition(["rotate"]),
  selectors: { "[data-expanded] > * > * > &": { rotate: "90deg" } },
  "@media": { print: { display: "none" } },
});

/** Aligned with the heading's text. */
export const summary = style({
  marginBlockStart: `calc(-1 * ${space[8]})`,
  paddingInlineStart: space[24],
  paddingBlockEnd: space[16],
  "@media": { print: { display: "none" } },
});

export const panel = style({
  selectors: { "[data-expanded] > &": { paddingBlockEnd: space[24] } },
  // `hidden="until-found"` hides collapsed content by content-visibility.
  "@media": { print: { display: "block", contentVisibility: "visible" } },
});
