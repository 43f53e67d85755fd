/** Values side by side if they fit on one line; an id breaks only if it is longer than a line. */
import { globalStyle, style } from "@vanilla-extract/css";
import { layout, text } from "#src/theme/styles.ts";
import { font, size, space } from "#src/theme/vars.css.ts";

export const status = style({ display: "flex" });
/* As high as a line of text, so that the status is level with the other details. */
globalStyle(`${status} > *`, { marginBlock: `calc((1.25rem - ${size.target}) / 2)` });

export const values = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[12]} ${space[48]}`,
  maxWidth: "100%",
});
export const value = style({ ...layout.row, gap: space[4] });
export const code = style({ ...text.small, fontFamily: font.mono, overflowWrap: "anywhere" });
