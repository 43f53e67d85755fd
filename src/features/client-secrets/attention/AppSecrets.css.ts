/** Words without weight where nothing needs attention. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";
import { visuallyHidden } from "#src/theme/visuallyHidden.ts";

export const muted = style({ color: vars.color.textMuted });

/* A phone's line has no room for the year, and for how many more there are. */
export const onPhones = style({ display: "none", "@media": { [media.phone]: { display: "inline" } } });
export const elsewhere = style({ "@media": { [media.phone]: { display: "none" } } });
export const more = style({ "@media": { [media.phone]: visuallyHidden } });
