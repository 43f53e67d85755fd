/** Rows of cards. A card alone in its row takes all of it, so that no hole remains. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout } from "#src/theme/styles.ts";
import { space } from "#src/theme/vars.css.ts";

const twoColumns = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } as const;
const acrossBoth = { gridColumn: "1 / -1" } as const;

export const root = style({
  ...layout.column,
  gap: space[16],
  "@media": {
    [media.phone]: { gap: space[8] },
    [media.fromMedium]: twoColumns,
    print: { ...twoColumns, gap: space[8] },
  },
});

export const wide = style({
  display: "grid",
  minWidth: 0,
  "@media": { [media.fromMedium]: acrossBoth, print: acrossBoth },
});

globalStyle(`${root} > *`, { "@media": { print: { breakInside: "avoid" } } });
