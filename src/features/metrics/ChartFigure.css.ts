/** A summary right below the title; below it, the drawing or the table. */
import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoints } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  marginBlockStart: `calc(-1 * ${vars.space[12]})`,
});
export const caption = style([text.small, { color: vars.color.textMuted, textWrap: "pretty" }]);

/** On a narrow card the table scrolls instead of the page. */
export const table = style({
  overflowX: "auto",
  borderRadius: vars.radius.small,
  "@media": { print: { overflowX: "visible" } },
});

const wide = `(min-width: ${breakpoints.small}px)`;
/* These tables are long: their rows are as low as can still be read. */
globalStyle(`${table} :is(th, td):is(*, :first-child)`, {
  "@media": { [wide]: { height: 36, paddingBlock: vars.space[4], paddingInline: vars.space[8] } },
});
