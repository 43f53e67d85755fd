/** Chips in one row, which scrolls if it is too long. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { states } from "#src/theme/states.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({
  display: "none",
  "@media": { [media.phone]: { display: "flex", gap: space[8], overflowX: "auto" } },
});

export const link = style({
  ...text.small,
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  minHeight: vars.size.target,
  padding: `0 ${space[12]}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surface,
  color: color.text,
  textDecoration: "none",
  selectors: { [states.hovered]: { backgroundColor: color.hover } },
});
