/** CSS columns, not a grid: cards keep their heights, and a tall card leaves no gap beside it. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  columnGap: vars.space[16],
  marginBlockEnd: `calc(-1 * ${vars.space[16]})`,
  // Columns drop the margin of their last card.
  "@media": { [media.fromMedium]: { columnCount: 2, marginBlockEnd: 0 } },
});

globalStyle(`${root} > *`, { breakInside: "avoid", marginBlockEnd: vars.space[16] });
