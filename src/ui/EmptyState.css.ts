/** Centred text below an icon. */
import { style } from "@vanilla-extract/css";
import { layout, text } from "#src/theme/styles.ts";
import { color, radius, space } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  justifyItems: "center",
  padding: `${space[48]} ${space[24]}`,
  textAlign: "center",
});

const circle = {
  ...layout.centred,
  width: 40,
  height: 40,
  marginBlockEnd: space[12],
  borderRadius: radius.full,
};

export const emptyIcon = style({
  ...circle,
  border: `1px dashed ${color.borderControl}`,
  color: color.textMuted,
});
export const errorIcon = style({
  ...circle,
  backgroundColor: color.criticalSoft,
  color: color.criticalText,
});

export const title = style(text.heading);
export const words = style({
  ...text.body,
  maxWidth: "44ch",
  marginBlockStart: space[4],
  color: color.textMuted,
  textWrap: "pretty",
});
export const action = style({
  ...layout.actions,
  justifyContent: "center",
  marginBlockStart: space[16],
});
