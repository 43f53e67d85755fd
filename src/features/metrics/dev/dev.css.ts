/** Heads of folded texts, high enough to be pressed. */
import { style } from "@vanilla-extract/css";
import { space } from "#src/theme/vars.css.ts";

export const summary = style({ marginTop: space[8], paddingBlock: space[8], cursor: "pointer" });
