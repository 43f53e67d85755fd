/** The fields of a theme: light and dark colours side by side, on phones one of them with a small preview; and fonts. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout, ownColours, text } from "#src/theme/styles.ts";
import { color, radius, space } from "#src/theme/vars.css.ts";

export const modes = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space[12]} ${space[24]}`,
});

export const mode = style({ display: "grid", gap: space[12], alignContent: "start", minWidth: 0 });

/** A heading and eight fields, level with those of the other mode, also where one of the two has a suggestion below it. */
export const column = style([mode, { gridRow: "span 9", gridTemplateRows: "subgrid" }]);

export const pair = style([
  mode,
  { selectors: { [`${column} > &`]: { gridRow: "span 2", gridTemplateRows: "subgrid" } } },
]);

export const heading = style({ ...text.small, fontWeight: 600 });

export const preview = style({ height: 56, "@media": { print: { display: "none" } } });

/** Where no other preview is in view while a colour is picked. */
export const pickerPreview = style([
  preview,
  { display: "none", "@media": { [media.phone]: { display: "block" } } },
]);

export const count = style({
  ...text.caption,
  ...layout.inlineRow,
  gap: space[4],
  marginInlineStart: space[8],
  color: color.criticalText,
  fontVariantNumeric: "tabular-nums",
});

export const colour = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: space[8],
  alignItems: "start",
});

export const fix = style({
  gridColumn: 2,
  ...layout.wrappingRow,
  gap: `${space[4]} ${space[8]}`,
});

/* The bar leads here, and shows where it has led after a press of the mouse too. */
globalStyle(`${fix} > button:focus`, { outline: `2px solid ${color.focus}`, outlineOffset: 2 });

/* The height of a field's label and its gap. */
export const swatch = style({ marginBlockStart: 22 });

export const fonts = style({ display: "flex", flexWrap: "wrap", gap: space[16] });

/* The basis exceeds the row when the row is narrower than 340 px, and is 0 when it is wider. */
globalStyle(`${fonts} > *`, { flex: "1 1 calc((340px - 100%) * 999)", minWidth: 0, maxWidth: "100%" });

/* Four buttons in a row, or two by two; each with samples of its colours above its name. */
export const derive = style({ display: "grid", gap: space[8], marginBlockEnd: space[16] });

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

export const moodButton = style({ display: "grid", justifyItems: "center", gap: space[4] });

export const samples = style({
  display: "flex",
  overflow: "hidden",
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.small,
  ...ownColours,
});

export const sample = style({ width: 12, height: 14 });
