/** Cards in a column. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const cards = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[24] });
/** As high as a line of text: its details stand beside those of the others. */
export const status = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[16],
  marginBlock: `calc((1.25rem - ${vars.size.target}) / 2)`,
});
