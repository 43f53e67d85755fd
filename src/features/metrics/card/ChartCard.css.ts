/** The menu beside a chart's title, and what takes the place of a chart that has nothing to draw. */
import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoints, inRem, narrowChart } from "#src/theme/breakpoints.ts";
import { layout, ownColours, text, visuallyHidden } from "#src/theme/styles.ts";
import { chart, color, radius, size, space } from "#src/theme/vars.css.ts";

/** The negative margin aligns the menu's glyph with the edge of the drawing. */
export const menu = style({
  display: "flex",
  // Reserved before there are numbers, so that nothing moves when they come.
  minWidth: size.target,
  minHeight: size.target,
  marginInlineEnd: `calc(-1 * ${space[8]})`,
  "@media": { print: { display: "none" } },
});

export const missing = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  minHeight: 48,
});

export const dash = style({ ...text.figure, color: color.textMuted });

/** As high as the chart would be, so that nothing moves. */
export const emptyPlace = style({ display: "grid" });
globalStyle(`${emptyPlace} > *`, { gridArea: "1 / 1" });

export const empty = style({ ...text.muted, display: "grid", placeContent: "center" });

export const figure = style({
  ...layout.column,
  gap: space[8],
  containerType: "inline-size",
});

const words = style({ ...text.muted, textWrap: "pretty" });

/** Has its height before the summary arrives, so that nothing moves. */
export const caption = style([
  words,
  {
    minHeight: "1lh",
    // The key comes with what is compared, and may not add a line.
    selectors: {
      "&[data-key]": { display: "flex", whiteSpace: "pre", "@media": { print: { flexWrap: "wrap" } } },
    },
  },
]);
globalStyle(`${caption}[data-key] > :not([aria-hidden])`, {
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
});

/** So wide that title and summary have room in one line, however large their text is. */
const oneLine = "(min-width: 56.25rem)";

/** Of a chart as wide as the page: beside the title, which is above it, and left of the menu. */
export const wideCaption = style([
  caption,
  {
    "@container": {
      [oneLine]: {
        marginBlockStart: `calc(-0.5 * (${size.target} + 1lh))`,
        paddingInlineEnd: space[32],
        justifyContent: "end",
        textAlign: "end",
        pointerEvents: "none",
      },
    },
  },
]);

/** A bar and a tick as they are drawn, each before its word. */
export const key = style({ whiteSpace: "nowrap", marginInlineStart: space[8] });
/** Where there is no room beside the summary, the numbers say it by their sign. */
export const points = style({ "@container": { "(max-width: 35rem)": { display: "none" } } });
const sign = { display: "inline-block", marginInlineEnd: space[4], ...ownColours } as const;
export const now = style({ ...sign, width: 10, height: 10, backgroundColor: chart.accent });
export const before = style({
  ...sign,
  width: 3,
  height: 14,
  marginBlockEnd: -2,
  backgroundColor: color.text,
});

/** On a narrow card only for screen readers: the bars say it right below. */
export const leader = style({
  "@media": {
    screen: { "@container": { [`(max-width: ${inRem(narrowChart - 0.02)})`]: visuallyHidden } },
  },
});

/** On a narrow card the table scrolls instead of the page. */
export const table = style({
  overflowX: "auto",
  borderRadius: radius.small,
  "@media": { print: { overflowX: "visible" } },
});

// A table that is too wide scrolls; words do not break.
globalStyle(`${table} :is(th, td)`, { overflowWrap: "normal" });

const wide = `(min-width: ${inRem(breakpoints.small)})`;
/* A row of a table that scrolls is wider than what is seen of it. */
globalStyle(`${table} > :first-child`, {
  "@media": {
    [wide]: { containerType: "normal", width: "fit-content", minWidth: "100%", overflow: "clip" },
  },
});
globalStyle(`${table} tr > :first-child::before`, { "@media": { [wide]: { width: "300cqi" } } });
/* These tables are long, so their rows are as low as is readable. */
globalStyle(`${table} :is(th, td):is(*, :first-child)`, {
  "@media": { [wide]: { height: 36, paddingBlock: space[4], paddingInline: space[8] } },
});
