/** The form beside the list from 1440 px on, above it where there is less room. */
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
