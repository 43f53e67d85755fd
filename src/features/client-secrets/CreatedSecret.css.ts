/** The buttons below a new secret, side by side. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const acts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
