/** Small boxes, one for each key. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({ display: "inline-flex", flex: "none", gap: space[4], marginInlineStart: "auto" });

export const key = style({
  ...text.caption,
  minWidth: 20,
  padding: "0 4px",
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.small,
  backgroundColor: color.sunken,
  color: color.textMuted,
  fontFamily: "inherit",
  textAlign: "center",
});
