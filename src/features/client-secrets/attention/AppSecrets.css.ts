/** Words without weight where nothing needs attention. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

export const muted = style({ color: vars.color.textMuted, whiteSpace: "nowrap" });
/* Without room for both it is left out: it asks for nothing. */
export const old = style([
  muted,
  {
    marginInlineStart: vars.space[4],
    "@media": { [media.narrowTable]: { display: "none" }, [media.phone]: { display: "inline" } },
  },
]);
