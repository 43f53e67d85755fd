/** Cards in a column. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const cards = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[24] });
export const status = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[16] });
