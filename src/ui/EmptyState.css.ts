/** Centred text below an icon. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({
  display: "grid",
  justifyItems: "center",
  padding: `${space[48]} ${space[24]}`,
  textAlign: "center",
});

const iconCircle = style({
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 40,
  marginBlockEnd: space[12],
  borderRadius: vars.radius.full,
});

export const emptyIcon = style([
  iconCircle,
  { border: `1px dashed ${color.borderControl}`, color: color.textMuted },
]);
export const errorIcon = style([
  iconCircle,
  { backgroundColor: color.criticalSoft, color: color.criticalText },
]);

export const title = style(text.heading);
export const words = style({
  ...text.body,
  maxWidth: "44ch",
  marginBlockStart: space[4],
  color: color.textMuted,
  textWrap: "pretty",
});
export const action = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[8],
  marginBlockStart: space[16],
});
