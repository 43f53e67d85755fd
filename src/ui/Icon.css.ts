/** Icons never shrink. The logo has the colours of a primary button. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({ flex: "none" });
export const logo = style({ fill: vars.color.accent });
export const logoSign = style({ color: vars.color.onAccent });
