/** CSS columns, not a grid: cards keep their heights, and a tall card leaves no gap beside it. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const root = style({
  columnGap: space[16],
  // The margin of the last card.
  marginBlockEnd: `calc(-1 * ${space[16]})`,
  "@media": {
    [media.fromMedium]: { columnCount: 2, orphans: 1, widows: 1 },
    // Two cards would leave the third column empty.
    [media.fromWide]: { selectors: { "&:has(> :nth-child(3))": { columnCount: 3 } } },
    print: {
      columnCount: 2,
      columnGap: space[12],
      marginBlockEnd: `calc(-1 * ${space[8]})`,
      orphans: 1,
      widows: 1,
    },
  },
});

// An inline block is a line, which cannot break (css-break-3 §4.1). In Firefox, the content of a block with
// `break-inside: avoid` still breaks: when the block moves to the next column, a gap remains in it.
const unbreakable = { display: "inline-block", width: "100%", verticalAlign: "top" } as const;

/** For three short cards. */
export const three = style([root, { "@media": { [media.fromLarge]: { columnCount: 3 } } }]);

globalStyle(`${root} > *`, {
  breakInside: "avoid",
  marginBlockEnd: space[16],
  "@media": {
    [media.fromMedium]: unbreakable,
    print: { ...unbreakable, marginBlockEnd: space[8] },
  },
});
