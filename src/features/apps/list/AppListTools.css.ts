/** Toolbar above the table: one row, or two on phones and narrow windows. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout, states, text } from "#src/theme/styles.ts";
import { color, headTop, radius, size, space, sticky } from "#src/theme/vars.css.ts";

export const root = style({
  ...layout.wrappingRow,
  gap: `${space[8]} ${space[12]}`,
  padding: `${space[12]} ${size.cardPadding}`,
  // Stays in view below the bar, with the header of the table below it.
  position: sticky,
  insetBlockStart: size.topBar,
  zIndex: 4,
  backgroundColor: color.surface,
  "@media": {
    // In two lines, it would cover a third of the view.
    [media.phone]: { position: "static", columnGap: space[8] },
    [media.fromMedium]: { flexWrap: "nowrap" },
    print: { display: "none" },
  },
});

export const search = style({
  flex: "1 1 8rem",
  minWidth: 0,
  maxWidth: "20rem",
  "@media": {
    [media.phone]: { maxWidth: "none" },
    // No button is alone in a line.
    [media.narrowPhone]: { flexBasis: "100%" },
  },
});

/** Below the search on phones. */
export const views = style({
  flex: "none",
  maxWidth: "100%",
  "@media": { [media.phone]: { order: 1, width: "100%" } },
});

/* What appears there later moves nothing. */
export const menu = style({ marginInlineStart: "auto", minWidth: size.target });

/* Where the heads of the columns are shown, they sort and choose the days. */
export const ofPhones = style({
  display: "none",
  "@media": { [media.phone]: { display: "contents" } },
});

export const days = style({
  ...layout.inlineRow,
  position: "relative",
  color: color.textMuted,
});

/* Its arrow is drawn beside it: each browser has another one. */
export const daysSelect = style({
  minHeight: size.target,
  marginBlock: `calc(-1 * ${space[8]})`,
  marginInlineEnd: -18,
  paddingInline: `${space[4]} 22px`,
  border: "none",
  borderRadius: radius.small,
  appearance: "none",
  background: "none",
  color: "inherit",
  font: "inherit",
  cursor: "pointer",
  selectors: {
    "&:hover": { color: color.text },
    [states.focused]: { outlineOffset: -2 },
    [`${ofPhones} &`]: { ...text.control, minHeight: size.control, marginBlock: 0 },
  },
});

/** From this width on, the tools are in one row, and the sticky header of the table stays below it. */
export const table = style({
  vars: { [headTop]: "auto" },
  "@media": {
    [media.fromMedium]: {
      vars: { [headTop]: `calc(${size.topBar} + ${size.control} + 2 * ${space[12]})` },
    },
  },
});

/** Above or below the table: what has not arrived, or is out of date. */
export const note = style({
  ...text.muted,
  ...layout.wrappingRow,
  gap: `${space[4]} ${space[12]}`,
  padding: `0 ${size.cardPadding} ${space[12]}`,
});
