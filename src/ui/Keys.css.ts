/** Small boxes, one for each key. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { color, radius, space } from "#src/theme/vars.css.ts";

export const root = style({ display: "inline-flex", flex: "none", gap: space[4], marginInlineStart: "auto" });

export const key = style({
  ...text.mutedCaption,
  minWidth: 20,
  padding: "0 4px",
  border: `1px solid ${color.border}`,
  borderRadius: radius.small,
  backgroundColor: color.sunken,
  fontFamily: "inherit",
  textAlign: "center",
  whiteSpace: "nowrap",
});
