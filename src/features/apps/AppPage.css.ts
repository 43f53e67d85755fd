/** Cards in a column. */
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const cards = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[24] });
export const status = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[16]}`,
});
/* As high as a line of text, so that the status is level with the other details. */
globalStyle(`${status} > :not(:first-child)`, { marginBlock: `calc((1.25rem - ${vars.size.target}) / 2)` });
