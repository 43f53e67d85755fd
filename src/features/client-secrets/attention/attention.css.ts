/** What the secrets of apps ask for: words in a row of the overview, and the sentence above the list of secrets. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

export const words = style({
  ...text.small,
  padding: `0 ${vars.space[24]} ${vars.space[12]}`,
  color: vars.color.textMuted,
  "@media": { [media.phone]: { paddingInline: vars.space[16] } },
});

export const muted = style({ color: vars.color.textMuted, whiteSpace: "nowrap" });
/* Without room for both it is left out: it asks for nothing. */
export const old = style([
  muted,
  {
    marginInlineStart: vars.space[4],
    "@media": { [media.narrowTable]: { display: "none" }, [media.phone]: { display: "inline" } },
  },
]);
