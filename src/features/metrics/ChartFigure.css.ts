/** A summary right below the title; below it, the drawing or the table. */
import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoints, narrowChart } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[12],
  marginBlockStart: `calc(-1 * ${vars.space[12]})`,
  containerType: "inline-size",
});

const words = style([text.small, { color: vars.color.textMuted, textWrap: "pretty" }]);

const oneLine = style([words, { minHeight: "1lh" }]);
const someLines = style([
  words,
  {
    minHeight: "3lh",
    "@container": { [`(min-width: ${narrowChart}px)`]: { minHeight: "2lh" } },
    "@media": { print: { minHeight: 0 } },
  },
]);

/** Has the height of the summary before it arrives, so that nothing moves. */
export const caption = {
  split: oneLine,
  bars: someLines,
  rates: someLines,
  bullets: someLines,
  trend: someLines,
} as const;

/** On a narrow card the table scrolls instead of the page. */
export const table = style({
  overflowX: "auto",
  borderRadius: vars.radius.small,
  "@media": { print: { overflowX: "visible" } },
});

// A table that is too wide scrolls; words do not break.
globalStyle(`${table} :is(th, td)`, { overflowWrap: "normal" });

const wide = `(min-width: ${breakpoints.small}px)`;
/* These tables are long, so their rows are as low as is readable. */
globalStyle(`${table} :is(th, td):is(*, :first-child)`, {
  "@media": { [wide]: { height: 36, paddingBlock: vars.space[4], paddingInline: vars.space[8] } },
});
