/** A swatch beside a text field, level with its input. */
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const root = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[8],
  alignItems: "start",
});

export const fix = style({
  gridColumn: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[4]} ${space[8]}`,
});

/* The bar leads here, and shows where it has led after a press of the mouse too. */
globalStyle(`${fix} > button:focus`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });

/* The height of a field's label and its gap. */
export const swatch = style({ marginBlockStart: 22 });
