/** The swatch stands beside the field, at its control. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const root = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[8],
  alignItems: "start",
});

/* As high as a field's label, with its gap. */
export const swatch = style({ marginBlockStart: 22 });
