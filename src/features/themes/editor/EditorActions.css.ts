/** On narrow pages the icon buttons wrap above the two main buttons. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const tools = style({ display: "flex", alignItems: "center" });
export const mainActions = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
