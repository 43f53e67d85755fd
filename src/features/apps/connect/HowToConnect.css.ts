/** Values side by side if they fit on one line; an id breaks only if it is longer than a line. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const root = style({ display: "grid", gap: space[16], gridTemplateColumns: "minmax(0, 1fr)" });
export const values = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[12]} ${space[48]}`,
  maxWidth: "100%",
});
export const term = style({ ...text.small, color: vars.color.textMuted });
export const value = style({ display: "flex", alignItems: "center", gap: space[4] });
export const code = style({ ...text.small, fontFamily: vars.font.mono, overflowWrap: "anywhere" });
