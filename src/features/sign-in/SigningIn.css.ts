/** The words of a slow sign-in. */
import { keyframes, style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { space } from "#src/theme/vars.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const words = style({
  ...text.muted,
  padding: space[24],
  textAlign: "center",
  animation: `${appear} 0s 2s backwards`,
});
