/** Links beside strips of shares and the largest group. On paper all sections are open. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({ "@media": { print: { display: "none" } } });
globalStyle(`${root} a`, { display: "inline-flex", alignItems: "center", minHeight: vars.size.target });

export const lines = style({
  display: "grid",
  gridTemplateColumns: "14rem minmax(40px, 1fr) minmax(10rem, 1fr)",
  gap: `0 ${space[16]}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const line = style({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  alignItems: "center",
  justifyItems: "start",
  "@media": { [media.phone]: { paddingBlockEnd: space[4] } },
});

export const strip = style({
  display: "grid",
  gap: space[4],
  // That of both strips: what is compared arrives later.
  minHeight: 22,
  justifySelf: "stretch",
});

export const summary = style({
  ...text.small,
  minHeight: "1lh",
  justifySelf: "stretch",
  minWidth: 0,
  color: color.textMuted,
});
