/** Cards one below the other; the identifier is to be read letter for letter. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const cards = style({ display: "grid", gap: space[24] });
export const id = style({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  /* The button is larger than a line. */
  marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
});
export const code = style({ ...text.small, fontFamily: vars.font.mono, overflowWrap: "anywhere" });
