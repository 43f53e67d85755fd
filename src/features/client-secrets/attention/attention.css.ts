/** What the secrets of apps ask for: words in a row of the overview, and the sentence above the list of secrets. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { media } from "#src/theme/breakpoints.ts";
import { color, size, space } from "#src/theme/vars.css.ts";

export const words = style({
  ...text.muted,
  padding: `0 ${size.cardPadding} ${space[12]}`,
});

export const muted = style({ color: color.textMuted, whiteSpace: "nowrap" });
/* Without room for both it is left out: it asks for nothing. */
export const old = style([
  muted,
  {
    marginInlineStart: space[4],
    "@media": { [media.narrowTable]: { display: "none" }, [media.phone]: { display: "inline" } },
  },
]);
