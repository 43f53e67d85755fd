/** A summary right below the title; below it, the drawing or the table. */
import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoints, narrowChart } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[8],
  containerType: "inline-size",
});

const words = style([text.small, { color: vars.color.textMuted, textWrap: "pretty" }]);

/** Has its height before the summary arrives, so that nothing moves. */
export const caption = style([words, { minHeight: "1lh" }]);

/** In pixels: so wide that title and summary have room in one line. */
const oneLine = "(min-width: 900px)";

/** Of a chart as wide as the page: beside the title, which is above it, and left of the menu. */
export const wideCaption = style([
  caption,
  {
    minHeight: "2lh",
    "@container": {
      [`(min-width: ${narrowChart}px)`]: { minHeight: "1lh" },
      [oneLine]: {
        marginBlockStart: `calc(-0.5 * (${vars.size.target} + 1lh))`,
        paddingInlineEnd: vars.space[32],
        textAlign: "end",
        pointerEvents: "none",
      },
    },
  },
]);

/** On a narrow card the table scrolls instead of the page. */
export const table = style({
  overflowX: "auto",
  borderRadius: vars.radius.small,
  "@media": { print: { overflowX: "visible" } },
});

// A table that is too wide scrolls; words do not break.
globalStyle(`${table} :is(th, td)`, { overflowWrap: "normal" });

const wide = `(min-width: ${breakpoints.small}px)`;
/* A row of a table that scrolls is wider than what is seen of it. */
globalStyle(`${table} > :first-child`, {
  "@media": {
    [wide]: { containerType: "normal", width: "fit-content", minWidth: "100%", overflow: "clip" },
  },
});
globalStyle(`${table} tr > :first-child::before`, { "@media": { [wide]: { width: "300cqi" } } });
/* These tables are long, so their rows are as low as is readable. */
globalStyle(`${table} :is(th, td):is(*, :first-child)`, {
  "@media": { [wide]: { height: 36, paddingBlock: vars.space[4], paddingInline: vars.space[8] } },
});
