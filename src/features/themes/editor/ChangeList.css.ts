/** The table of changes: its frame, and a value with its colour sample. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const value = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  overflowWrap: "anywhere",
});

/** A colour's digits stay together. */
export const colour = style([value, { whiteSpace: "nowrap" }]);

export const frame = style({
  overflow: "hidden",
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
});
