/** Sets the paper to A4. A table, because both Chromium and Firefox repeat its head on every sheet and leave room for it. */
import { globalStyle, type GlobalStyleRule, style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { color, space } from "#src/theme/vars.css.ts";

// The last pixel of a sheet is cut off. Small text saves a sheet, and can still be read at arm's length.
export const paper = style({
  "@media": { print: { display: "table", tableLayout: "fixed", width: "calc(100% - 1px)", zoom: 0.9 } },
});
export const body = style({ "@media": { print: { display: "table-row-group" } } });

export const root = style({
  display: "none",
  "@media": { print: { display: "table-header-group", breakInside: "avoid" } },
});

export const lines = style({
  ...text.caption,
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space[16]}`,
  marginBlockEnd: space[8],
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
});
export const line = style({ display: "flex", gap: space[4] });
export const name = style({ color: color.textMuted, selectors: { "&::after": { content: '":"' } } });

// The types lack `size`, which only @page has.
globalStyle("@page", { size: "A4", margin: "8mm 12mm" } as GlobalStyleRule);
