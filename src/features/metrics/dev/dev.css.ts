/** Cards below each other, with texts that are folded or not. */
import { style } from "@vanilla-extract/css";
import { text, wrappedCode } from "#src/theme/styles.ts";
import { space } from "#src/theme/vars.css.ts";

export const cards = style({ display: "grid", gap: space[16], marginBottom: space[16] });
export const summary = style({
  ...text.small,
  marginTop: space[8],
  paddingBlock: space[8],
  cursor: "pointer",
});
export const json = style(wrappedCode);
