/** What can be done with a secret, close together. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const actions = style({ display: "inline-flex", gap: vars.space[4] });
