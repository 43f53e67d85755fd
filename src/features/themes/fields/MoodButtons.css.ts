/** Four buttons in a row, or two by two; each with samples of its colours above its name. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({ display: "grid", gap: space[8], marginBlockEnd: space[16] });

export const title = style({ ...text.small, fontWeight: 600 });

export const moods = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space[8],
  "@media": { [media.phone]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

globalStyle(`${moods} > [aria-pressed=true]`, {
  borderColor: color.accent,
  boxShadow: `inset 0 0 0 1px ${color.accent}`,
});

export const mood = style({ display: "grid", justifyItems: "center", gap: space[4] });

export const samples = style({
  display: "flex",
  overflow: "hidden",
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: "none",
});

export const sample = style({ width: 12, height: 14 });

export const hint = style({ ...text.caption, color: color.textMuted });
