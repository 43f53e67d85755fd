/** Links beside their summaries (above them on phones), or in a row without summaries. On paper all sections are open. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({ "@media": { print: { display: "none" } } });
globalStyle(`${root} a`, { display: "inline-flex", alignItems: "center", minHeight: vars.size.target });

export const lines = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  gap: `${space[4]} ${space[16]}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const line = style({
  selectors: {
    [`${lines} > &`]: {
      display: "grid",
      gridColumn: "1 / -1",
      gridTemplateColumns: "subgrid",
      alignItems: "center",
      justifyItems: "start",
    },
  },
  "@media": { [media.phone]: { selectors: { [`${lines} > &`]: { paddingBlockEnd: space[4] } } } },
});

export const summary = style({
  ...text.small,
  justifySelf: "stretch",
  minWidth: 0,
  color: color.textMuted,
  // The same height before the numbers arrive.
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": {
    [media.phone]: { height: "2lh", whiteSpace: "normal" },
  },
});

export const row = style({ display: "flex", flexWrap: "wrap", columnGap: space[16] });
