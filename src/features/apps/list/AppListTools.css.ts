/** Toolbar above the table: one row, or two on phones, so that a long count does not move search and sort. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout, text } from "#src/theme/styles.ts";
import { color, headTop, size, space, sticky } from "#src/theme/vars.css.ts";

export const root = style({
  ...layout.wrappingRow,
  gap: `${space[8]} ${space[12]}`,
  padding: `${space[12]} ${size.cardPadding}`,
  // Stays in view below the bar, with the header of the table below it.
  position: sticky,
  insetBlockStart: size.topBar,
  zIndex: 4,
  backgroundColor: color.surface,
  "@media": { print: { display: "none" } },
});

/* On paper the headers of the columns say the days. */
export const days = style({ "@media": { print: { display: "none" } } });

/* What appears there later moves nothing. */
export const menu = style({ marginInlineStart: "auto", minWidth: size.target });

/** From this width on, the tools are in one row, and the sticky header of the table stays below it. */
export const table = style({
  vars: { [headTop]: "auto" },
  "@media": {
    [media.fromMedium]: {
      vars: { [headTop]: `calc(${size.topBar} + ${size.control} + 2 * ${space[12]})` },
    },
  },
});

export const search = style({
  flex: "0 1 20rem",
  minWidth: 0,
  "@media": { [media.phone]: { flex: `1 0 calc(100% - ${size.target} - ${space[12]})` } },
});

/**
 * The count, the filters, and a sentence that appears later. On phones there is room for a second line from the start, so
 * that nothing moves.
 */
export const summary = style({
  ...text.muted,
  ...layout.wrappingRow,
  alignContent: "start",
  gap: `${space[4]} ${space[12]}`,
  boxSizing: "content-box",
  minHeight: size.control,
  padding: `0 ${size.cardPadding} ${space[8]}`,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.phone]: { minHeight: `calc(${size.control} + ${size.target} + ${space[4]})` } },
});

/* As high as the choice beside it, which appears later. */
export const count = style({
  ...layout.row,
  minHeight: size.control,
  whiteSpace: "nowrap",
});
