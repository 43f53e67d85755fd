/** Cards in a column. */
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const cards = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[24] });
export const status = style({ display: "flex" });
/* As high as a line of text, so that the status is level with the other details. */
globalStyle(`${status} > *`, { marginBlock: `calc((1.25rem - ${vars.size.target}) / 2)` });
