/** The page Users: the form has the width of a line to read; lists below it take the whole width. */
import { style } from "@vanilla-extract/css";
import { inRem, media } from "#src/theme/breakpoints.ts";
import { layout } from "#src/theme/styles.ts";
import { color, size, space } from "#src/theme/vars.css.ts";

export const form = style({ maxWidth: inRem(640) });

export const names = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: space[16],
});

/* A line of several people, with its result beside it. */
export const person = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  alignItems: "center",
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${size.cardPadding}`,
  borderBlockStart: `1px solid ${color.border}`,
  overflowWrap: "anywhere",
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/* Between the heading and the lines. */
export const notices = style({
  display: "grid",
  gap: space[16],
  padding: `0 ${size.cardPadding} ${space[16]}`,
  selectors: { "&:empty": { display: "none" } },
});

/* Buttons of a row. */
export const acts = style({
  ...layout.wrappingRow,
  gap: `${space[4]} ${space[8]}`,
  "@media": {
    [media.fromMedium]: { flexWrap: "nowrap" },
    [media.phone]: { justifyContent: "flex-end", textAlign: "end" },
  },
});
