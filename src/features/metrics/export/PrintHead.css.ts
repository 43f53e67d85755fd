/** The head of a printed page, and its paper: A4. */
import { globalStyle, type GlobalStyleRule, style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { color, space } from "#src/theme/vars.css.ts";

export const root = style({
  ...text.caption,
  display: "none",
  flexWrap: "wrap",
  gap: `0 ${space[16]}`,
  marginBlockEnd: space[8],
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  "@media": { print: { display: "flex" } },
});
export const line = style({ display: "flex", gap: space[4] });
export const name = style({ color: color.textMuted, selectors: { "&::after": { content: '":"' } } });

// The types lack `size`, which only @page has.
globalStyle("@page", { size: "A4", margin: "8mm 12mm" } as GlobalStyleRule);
