/** Parts without a size take no room. In forced colours, edges keep the parts apart. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "flex",
  height: 12,
  borderRadius: vars.radius.small,
  overflow: "hidden",
  selectors: { "&[data-compared]": { height: 6 } },
});

export const part = style({
  flexBasis: 0,
  boxShadow: `inset -1px 0 ${vars.color.canvas}`,
  backgroundColor: `color-mix(in srgb, ${vars.chart.grey} 45%, ${vars.color.canvas})`,
  selectors: { "&[data-marked]": { backgroundColor: vars.chart.accent } },
  forcedColorAdjust: "none",
});
