/** A number and its change, which is below a number that leaves it no room. On a phone both are in one line of text. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout } from "#src/theme/styles.ts";
import { color, space } from "#src/theme/vars.css.ts";

const belowEachOther = { alignContent: "center", width: "4.75rem", minHeight: "2lh" };

export const numbers = style({
  ...layout.wrappingRow,
  display: "inline-flex",
  columnGap: space[8],
  width: "8.5rem",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  // As wide as most numbers, so that what follows in a phone's line does not move when they arrive.
  "@media": {
    [media.phone]: { flexWrap: "nowrap", width: "auto", minWidth: "7rem" },
    [media.fromSmall]: { "@container": { "(max-width: 40rem)": belowEachOther } },
  },
});

export const muted = style({ color: color.textMuted });

/** What is out of date. */
export const old = style({ filter: "grayscale(1)" });
globalStyle(`${old} :is(a, span)`, { color: color.textMuted });

/** Instead of what is before it. */
export const onPaper = style({ display: "none", "@media": { print: { display: "inline" } } });
globalStyle(`:has(~ ${onPaper})`, { "@media": { print: { display: "none" } } });
