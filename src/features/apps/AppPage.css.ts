/** Cards in a column. Values side by side if they fit on one line; an id breaks only if it is longer than a line. */
import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const cards = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[24] });
export const status = style({ display: "flex" });
/* As high as a line of text, so that the status is level with the other details. */
globalStyle(`${status} > *`, { marginBlock: `calc((1.25rem - ${vars.size.target}) / 2)` });

export const values = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[12]} ${space[48]}`,
  maxWidth: "100%",
});
export const term = style({ ...text.small, color: vars.color.textMuted });
export const value = style({ display: "flex", alignItems: "center", gap: space[4] });
export const code = style({ ...text.small, fontFamily: vars.font.mono, overflowWrap: "anywhere" });
