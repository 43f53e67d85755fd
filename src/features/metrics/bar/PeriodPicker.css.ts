/** The field between its two buttons, on the line of the field itself if it has a label above. */
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({ display: "flex", alignItems: "flex-end", gap: vars.space[4], minWidth: 0 });

globalStyle(`${root} > :not(button)`, { flex: "1 1 0" });
globalStyle(`${root} > button`, { marginBlock: vars.space[2] });
