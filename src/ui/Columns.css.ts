/** A card keeps its own height and is never broken; columns are balanced, so a tall card leaves no hole beside it. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  columnGap: vars.space[16],
  marginBlockEnd: `calc(-1 * ${vars.space[16]})`,
  "@media": { [media.fromMedium]: { columnCount: 2 } },
});

globalStyle(`${root} > *`, { breakInside: "avoid", marginBlockEnd: vars.space[16] });
