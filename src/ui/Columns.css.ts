/** A card keeps its own height and is never broken; columns are balanced, so a tall card leaves no hole beside it. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  columnGap: vars.space[16],
  marginBlockEnd: `calc(-1 * ${vars.space[16]})`,
  // A column drops the margin of its last card by itself.
  "@media": { [media.fromMedium]: { columnCount: 2, marginBlockEnd: 0 } },
});

globalStyle(`${root} > *`, { breakInside: "avoid", marginBlockEnd: vars.space[16] });
