/** Cells of the contrast tables: the pair, its ratio and verdict, a sample of a suggested colour. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const cell = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[8] });

export const ratio = style({ fontVariantNumeric: "tabular-nums", minWidth: "6ch" });

export const swatch = style({
  flex: "none",
  display: "inline-block",
  width: 14,
  height: 14,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: "none",
});

export const pair = style({ display: "grid", gap: 2 });

export const minimum = style({ ...text.caption, color: vars.color.textMuted, fontWeight: 400 });
