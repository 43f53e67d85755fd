/** A swatch beside a text field, level with its input. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const root = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[8],
  alignItems: "start",
});

/* The height of a field's label and its gap. */
export const swatch = style({ marginBlockStart: 22 });
