/** Words without weight where nothing needs attention. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const muted = style({ color: vars.color.textMuted, whiteSpace: "nowrap" });
export const old = style([muted, { marginInlineStart: vars.space[4] }]);
