/** The menu beside a chart's title, and what takes the place of a chart that has nothing to draw. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

/** The negative margin aligns the menu's glyph with the edge of the drawing. */
export const menu = style({
  display: "flex",
  // Reserved before there are numbers, so that nothing moves when they come.
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  marginInlineEnd: `calc(-1 * ${space[8]})`,
  "@media": { print: { display: "none" } },
});

/** Where a title has room for it: it may not wrap when this arrives. */
export const still = style({
  ...text.small,
  display: "none",
  alignSelf: "center",
  color: color.textMuted,
  "@media": { "(min-width: 1200px)": { display: "inline" } },
});

export const missing = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  minHeight: 48,
});

export const dash = style({ ...text.figure, color: color.textMuted });

export const empty = style({
  ...text.small,
  display: "grid",
  placeContent: "center",
  gap: space[4],
  minHeight: 140,
  maxWidth: "44ch",
  marginInline: "auto",
  textAlign: "center",
  textWrap: "pretty",
  color: color.textMuted,
});

export const emptyTitle = style({ ...text.body, color: color.text, fontWeight: 500 });
