/** Cards below each other; JSON that is folded or not. */
import { style } from "@vanilla-extract/css";
import { text, wrappedCode } from "#src/theme/styles.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const cards = style({ display: "grid", gap: space[16], marginBottom: space[16] });
export const small = style({ ...text.small, overflowWrap: "anywhere" });
export const heading = style({ ...text.small, margin: `${space[16]} 0 ${space[4]}` });
export const summary = style({
  ...text.small,
  marginTop: space[8],
  paddingBlock: space[8],
  cursor: "pointer",
});
export const json = style(wrappedCode);
