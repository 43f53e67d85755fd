/** Publishing in spite of a warning is at the other end, even if the buttons do not fit into one line. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";

export const apart = style({
  display: "grid",
  marginInlineEnd: "auto",
  "@media": { [media.phone]: { marginInlineEnd: 0 } },
});
