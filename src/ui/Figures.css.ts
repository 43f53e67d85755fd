/** Figures side by side, with a line between them; below each other where there is no room. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { box, layout, text } from "#src/theme/styles.ts";
import { color, space } from "#src/theme/vars.css.ts";

const line1 = `1px solid ${color.border}`;

export const root = style({
  containerType: "inline-size",
  ...box,
  "@media": { print: { breakInside: "avoid" } },
});

export const figures = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  "@media": { [media.narrowPage]: { gridAutoFlow: "row" } },
});

export const figure = style({
  ...layout.column,
  alignContent: "start",
  columnGap: space[16],
  padding: `${space[12]} ${space[24]}`,
  overflow: "hidden",
  selectors: {
    "& + &": { borderInlineStart: line1 },
  },
  "@media": {
    [media.narrowTable]: { padding: `${space[12]} ${space[16]}` },
    [media.narrowPage]: {
      gridTemplateColumns: "minmax(0, 1fr) fit-content(65%)",
      padding: `${space[4]} ${space[16]}`,
      selectors: { "& + &": { borderInlineStart: "none", borderBlockStart: line1 } },
    },
    print: { padding: `${space[8]} ${space[12]}` },
  },
});

export const value = style({
  ...text.figure,
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[8],
  // As high without a number.
  minHeight: "1lh",
  minWidth: 0,
  // Nothing of a number is cut off.
  overflowWrap: "anywhere",
  overflow: "hidden",
  "@media": {
    // As wide as most values, so that none moves when it arrives.
    [media.narrowPage]: {
      gridArea: "1 / 2 / 3",
      alignSelf: "center",
      justifyContent: "end",
      minWidth: "min(172px, 50vw)",
      textAlign: "end",
    },
    [media.narrowPhone]: { gridRowEnd: 2, minWidth: 0 },
  },
});
export const note = style({
  ...text.muted,
  gridColumn: "1 / -1",
  // Below both where it would cover what follows the number.
  "@media": { [media.narrowPage]: { gridColumn: 1 }, [media.narrowPhone]: { gridColumn: "1 / -1" } },
  minHeight: "1lh",
  fontVariantNumeric: "tabular-nums",
});

/* In the room that the number leaves, or beside what follows a wide number. */
export const line = style({
  flex: "1 1 0",
  maxWidth: 144,
  alignSelf: "center",
  marginBlock: -2,
  marginInlineStart: "auto",
  // Its drawing needs room.
  containerType: "inline-size",
  "@media": { [media.narrowPage]: { display: "none" } },
});
