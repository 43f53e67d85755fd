/** Text of machines: monospace, broken where it is too long. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const list = style({ display: "grid", gap: space[16] });

export const request = style({ ...text.small, fontFamily: vars.font.mono, overflowWrap: "anywhere" });

export const heading = style({ ...text.small, margin: `${space[16]} 0 ${space[4]}` });

export const departures = style({ ...text.small, display: "grid", gap: space[4], overflowWrap: "anywhere" });

export const json = style({
  ...text.caption,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  padding: space[12],
  borderRadius: vars.radius.control,
  backgroundColor: color.sunken,
  fontFamily: vars.font.mono,
});
