/**
 * The bar has one height, scrolled or not, so that nothing moves when it sticks; the note below it scrolls away. On paper
 * the print head says what was chosen.
 */
import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoints, media } from "#src/theme/breakpoints.ts";
import { states } from "#src/theme/states.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, size, space } = vars;
const padding = space[8];
const height = `(${size.control} + 2 * ${padding} + 1px)`;

export const root = style({
  position: "sticky",
  insetBlockStart: size.topBar,
  zIndex: 9,
  display: "flex",
  alignItems: "center",
  gap: space[16],
  marginBlockStart: `calc(-1 * ${padding})`,
  // As wide as the page with its padding: covers the focus rings of what scrolls below it.
  marginInline: `calc(-1 * ${space[32]})`,
  padding: `${padding} ${space[32]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.canvas,
  "@media": {
    [media.belowMedium]: { marginInline: `calc(-1 * ${space[24]})`, paddingInline: space[24] },
    [media.phone]: { marginInline: `calc(-1 * ${space[16]})`, paddingInline: space[16] },
    print: { display: "none" },
  },
});

// What is scrolled to ends up below both bars.
globalStyle(`:root:has(${root})`, {
  scrollPaddingBlockStart: `calc(${size.topBar} + ${height})`,
});

globalStyle(`${root} > button:last-child`, { marginInlineEnd: `calc(-1 * ${space[8]})` });

export const fields = style({
  display: "none",
  flex: 1,
  minWidth: 0,
  gridTemplateColumns: "minmax(0, 280px) minmax(0, 288px) auto",
  alignItems: "center",
  gap: space[16],
  "@media": { [`(min-width: ${breakpoints.medium}px)`]: { display: "grid" } },
});

export const line = style({
  ...text.body,
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: space[8],
  minWidth: 0,
  minHeight: size.control,
  padding: `0 11px`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface,
  cursor: "pointer",
  selectors: { [states.hovered]: { borderColor: color.textMuted } },
  "@media": { [`(min-width: ${breakpoints.medium}px)`]: { display: "none" } },
});

export const chosen = style({ display: "flex", flex: 1, minWidth: 0, whiteSpace: "nowrap" });
export const app = style({ overflow: "hidden", textOverflow: "ellipsis", fontWeight: 500 });
export const period = style({ flex: "none", whiteSpace: "pre" });

export const note = style({ ...text.small, color: color.textMuted, textWrap: "pretty" });

export const noteLine = style({
  marginBlock: `${space[8]} ${space[16]}`,
  "@media": { print: { display: "none" } },
});
