/** Form and list side by side from 1440 px, in a column below. */
import { style } from "@vanilla-extract/css";
import { breakpoints } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

export const columns = style({
  display: "grid",
  gap: vars.space[24],
  "@media": {
    [`screen and (min-width: ${breakpoints.large}px)`]: {
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
    },
  },
});
