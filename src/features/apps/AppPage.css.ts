/** Cards in a column; the identifier in a monospace font. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const cards = style({ display: "grid", gap: space[24] });
export const id = style({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  /* Keeps the line height: the copy button is taller than a line. */
  marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
});
export const status = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[16] });
export const code = style({ ...text.small, fontFamily: vars.font.mono, overflowWrap: "anywhere" });
