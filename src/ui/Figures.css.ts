/** Cards of equal width: all of them in one row, otherwise two a row. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(150px, 100%), 1fr))",
  gap: space[16],
  "@media": {
    [media.belowMedium]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(max(150px, 50% - ${space[16]}), 1fr))`,
    },
  },
});

export const figure = style({
  minWidth: 0,
  padding: `${space[16]} ${space[24]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface,
  "@media": {
    [media.phone]: { padding: space[16] },
    print: { padding: space[12] },
  },
});

export const name = style({ ...text.small, color: color.textMuted });
export const value = style({ ...text.figure, overflowWrap: "anywhere" });
export const note = style({ ...text.small, color: color.textMuted, fontVariantNumeric: "tabular-nums" });
