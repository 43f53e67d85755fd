/** CSS columns, not a grid: cards keep their heights, and a tall card leaves no gap beside it. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  columnGap: vars.space[16],
  // The margin of the last card.
  marginBlockEnd: `calc(-1 * ${vars.space[16]})`,
  "@media": { [media.fromMedium]: { columnCount: 2, orphans: 1, widows: 1 } },
});

globalStyle(`${root} > *`, {
  breakInside: "avoid",
  marginBlockEnd: vars.space[16],
  "@media": {
    // Only a line cannot break (css-break-3 §4.1). What is in a block that must not break does, in Firefox: when the
    // block moves to the next column, a gap stays in it.
    [media.fromMedium]: { display: "inline-block", width: "100%", verticalAlign: "top" },
  },
});
