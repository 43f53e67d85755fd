/** What a failed reload says stands above the list that it could not bring up to date. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({ display: "grid", gap: vars.space[16] });
