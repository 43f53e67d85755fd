/** The list of themes and its cards. The link covers the whole card; the menu is above it. */
import { globalStyle, style } from "@vanilla-extract/css";
import { box, fastTransition, layout, text } from "#src/theme/styles.ts";
import { color, space } from "#src/theme/vars.css.ts";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 300px), 1fr))",
  gap: space[16],
});

export const root = style({
  position: "relative",
  overflow: "hidden",
  ...box,
  transition: fastTransition(["border-color"]),
  selectors: { "&:hover": { borderColor: color.borderControl } },
});

export const foot = style({
  ...layout.row,
  gap: space[8],
  minHeight: 60,
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.border}`,
});

export const words = style({ display: "grid", gap: 2, flex: 1, minWidth: 0 });

export const fonts = style({ ...text.mutedCaption, overflowWrap: "anywhere" });

export const name = style({
  ...text.body,
  fontWeight: 600,
  overflowWrap: "anywhere",
  // Another server may allow longer names.
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
});

export const menu = style({ position: "relative" });

// Looks like a name in a table, since the whole card is the link.
globalStyle(`${name} > a`, { color: color.text, textDecoration: "none" });
globalStyle(`${name} > a::after`, { content: "", position: "absolute", inset: 0 });

/** The picture of a theme: a small screen for each mode. */
export const picture = style({ height: 108, padding: space[12] });

/* The list of fields that are missing or wrong. */
export const problems = style({
  display: "grid",
  gap: space[4],
  paddingInlineStart: space[16],
  listStyle: "disc",
  color: color.text,
});
