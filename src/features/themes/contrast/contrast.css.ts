/** A contrast ratio, and a sample of a colour. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

/** As high as its line, even with a chip. */
export const ratio = style({ display: "inline-flex", marginBlock: -2, fontVariantNumeric: "tabular-nums" });

export const passing = style([
  ratio,
  { ...text.caption, alignItems: "center", gap: space[4], color: color.textMuted },
]);

export const swatch = style({
  flex: "none",
  display: "inline-block",
  width: 14,
  height: 14,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: "none",
});

export const needed = style({ ...text.caption, color: color.textMuted });

export const facts = style({ display: "flex", alignItems: "center", gap: space[8] });

/* The table of changes: its frame, and a value with its colour sample. */
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
