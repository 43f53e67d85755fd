/** The logo has the colours of a primary button. */
import { style } from "@vanilla-extract/css";
import { color } from "#src/theme/vars.css.ts";

export const logo = style({ fill: color.accent });
export const logoSign = style({ color: color.onAccent });
