/** A border, no shadow: shadows are for overlays. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { box, layout, text } from "#src/theme/styles.ts";
import { radius, size, space } from "#src/theme/vars.css.ts";

export const root = style({
  minWidth: 0,
  ...box,
});

const compact = "[data-compact] > &";

export const header = style({
  ...layout.wrappingRow,
  justifyContent: "space-between",
  gap: `${space[8]} ${space[16]}`,
  // Actions that appear later do not move anything.
  minHeight: 48,
  padding: `${space[16]} ${size.cardPadding} 0`,
  selectors: { [compact]: { minHeight: 0, paddingBlockStart: space[8], columnGap: space[8] } },
  "@media": {
    print: { breakAfter: "avoid", minHeight: 0, padding: `${space[12]} ${space[12]} ${space[4]}` },
  },
});

/* A title wraps within 8rem before the actions beside it move below; a description needs 12rem. */
export const words = style({
  minWidth: 0,
  flex: "1 1 8rem",
  selectors: { "&:has(> p)": { flexBasis: "12rem" } },
});
export const title = style({
  ...text.heading,
  borderRadius: radius.small,
  scrollMarginTop: space[24],
});

export const body = style({
  padding: `${space[16]} ${size.cardPadding} ${size.cardPadding}`,
  // A list, which is flush, may begin below what is above it.
  "@media": { print: { breakInside: "avoid", padding: `${space[8]} ${space[12]} ${space[12]}` } },
  selectors: {
    [compact]: {
      paddingBlock: `0 ${space[16]}`,
      "@media": { [media.phone]: { paddingBlockEnd: space[12] }, print: { paddingBlockEnd: space[8] } },
    },
    "&:first-child": {
      paddingBlockStart: size.cardPadding,
      "@media": { print: { paddingBlockStart: space[12] } },
    },
  },
});
export const flush = style({
  // Clips without becoming a scroll container, so that a head inside may stick to the window.
  overflow: "clip",
  borderRadius: `calc(${radius.card} - 1px)`,
  selectors: {
    [`${header} + &`]: { marginBlockStart: space[16], borderStartStartRadius: 0, borderStartEndRadius: 0 },
  },
});
