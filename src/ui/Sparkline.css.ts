/** As wide as its place, and not drawn where there is no room; the line has the same width in all directions. */
import { style } from "@vanilla-extract/css";
import { ownColours } from "#src/theme/styles.ts";
import { chart, color, radius } from "#src/theme/vars.css.ts";

/** In pixels, as the drawing. */
const least = 48;

export const root = style({
  display: "block",
  width: "100%",
  height: 40,
  padding: 4,
  paddingInlineStart: 16,
  overflow: "visible",
  "@container": { [`(max-width: ${least - 0.02}px)`]: { display: "none" } },
});

export const line = style({
  fill: "none",
  stroke: chart.accent,
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
});

/* Parts without a size take no room. In forced colours, edges keep the parts apart. */
export const strip = style({
  display: "flex",
  height: 12,
  borderRadius: radius.small,
  overflow: "hidden",
  selectors: { "&[data-compared]": { height: 6 } },
});

export const part = style({
  flexBasis: 0,
  boxShadow: `inset -1px 0 ${color.canvas}`,
  backgroundColor: `color-mix(in srgb, ${chart.grey} 45%, ${color.canvas})`,
  selectors: { "&[data-marked]": { backgroundColor: chart.accent } },
  ...ownColours,
});
