/** A border, no shadow: shadows are for overlays. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({
  minWidth: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface,
  "@media": { print: { breakInside: "avoid" } },
});

const compact = "[data-compact] > &";

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[8]} ${space[16]}`,
  // Actions that appear later do not move anything.
  minHeight: 48,
  padding: `${space[16]} ${space[24]} 0`,
  selectors: { [compact]: { minHeight: 0, paddingBlockStart: space[8], columnGap: space[8] } },
  "@media": {
    [media.phone]: { paddingInline: space[16] },
    print: { minHeight: 0, padding: `${space[12]} ${space[12]} ${space[4]}` },
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
  borderRadius: vars.radius.small,
  scrollMarginTop: space[24],
});
export const description = style({ ...text.small, color: color.textMuted });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[8] });

export const body = style({
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  "@media": {
    [media.phone]: { padding: space[16] },
    print: { padding: `${space[8]} ${space[12]} ${space[12]}` },
  },
  selectors: {
    [compact]: {
      paddingBlock: `0 ${space[16]}`,
      "@media": { [media.phone]: { paddingBlockEnd: space[12] }, print: { paddingBlockEnd: space[8] } },
    },
    "&:first-child": {
      paddingBlockStart: space[24],
      "@media": {
        [media.phone]: { paddingBlockStart: space[16] },
        print: { paddingBlockStart: space[12] },
      },
    },
  },
});
export const flush = style({
  // Clips without becoming a scroll container, so that a head inside may stick to the window.
  overflow: "clip",
  borderRadius: `calc(${vars.radius.card} - 1px)`,
  selectors: {
    [`${header} + &`]: { marginBlockStart: space[16], borderStartStartRadius: 0, borderStartEndRadius: 0 },
  },
});
