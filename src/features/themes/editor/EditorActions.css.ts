/** Where there is no room for one row, small tools stand above the two acts. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const tools = style({ display: "flex", alignItems: "center" });
export const acts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
