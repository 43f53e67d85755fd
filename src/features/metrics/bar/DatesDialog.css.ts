/** Two fields beside each other, and the calendar below. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const form = style({ display: "grid", gap: space[16] });

export const fields = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: space[16] });

export const days = style({ display: "flex", gap: space[8] });

export const hint = style({ ...text.small, color: color.textMuted });

export const actions = style({ display: "flex", justifyContent: "flex-end", gap: space[8] });
