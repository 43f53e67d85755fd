/** The sentence close below the title, the drawing below it. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  marginBlockStart: `calc(-1 * ${vars.space[12]})`,
});
export const caption = style([text.small, { color: vars.color.textMuted, textWrap: "pretty" }]);

/** On a narrow card a table of five columns scrolls, not the page. */
export const table = style({
  overflowX: "auto",
  borderRadius: vars.radius.small,
  "@media": { print: { overflowX: "visible" } },
});
globalStyle(`${table} :is(th, td)`, {
  "@media": { [media.fromMedium]: { paddingInline: vars.space[8] } },
});
