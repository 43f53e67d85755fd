/** A chart has its final height from the first paint on, for a wide or a narrow place. */
import { createVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { inRem, media, narrowChart, narrowPanels } from "#src/theme/breakpoints.ts";
import { tooltip as tooltipLook } from "#src/theme/styles.ts";
import { color, radius, space } from "#src/theme/vars.css.ts";

export const wide = createVar();
export const narrow = createVar();
export const paper = createVar();

export const root = style({ containerType: "inline-size", breakInside: "avoid" });

export const place = styleVariants({ chart: narrowChart, panels: narrowPanels }, (least) => ({
  position: "relative",
  height: narrow,
  "@container": {
    [`(min-width: ${inRem(least)})`]: { height: wide, "@media": { print: { height: paper } } },
  },
}));

export const image = style({
  position: "relative",
  height: "100%",
  borderRadius: radius.small,
  outlineOffset: 4,
});

// The places of a drawing's texts are calculated for their own spacing; its table follows the person's (WCAG 1.4.12).
globalStyle(`${image} svg text`, { letterSpacing: "normal !important", wordSpacing: "normal !important" });

export const drawing = style({
  width: "100%",
  height: "100%",
  overflow: "hidden",
  // What is replaced below the pointer would not tell WebKit's pages that the pointer leaves.
  pointerEvents: "none",
  "@media": {
    // Forced colours do not apply to SVG: text gets system colours, and tracks become outlines.
    [media.forcedColors]: {
      vars: {
        [color.text]: "CanvasText",
        [color.textMuted]: "CanvasText",
        [color.surface]: "Canvas",
        [color.border]: "Canvas",
        [color.chartLine]: "color-mix(in srgb, CanvasText 30%, Canvas)",
        [color.borderControl]: "CanvasText",
      },
    },
  },
});

export const fill = style({ height: "100%" });

/** Over the drawing's place, not above it: the drawing would move up when it is shown. */
export const skeleton = style({ position: "absolute", inset: 0 });

// A drawing that is larger than its place on paper is scaled down, not cut.
globalStyle(`${drawing} svg`, { "@media": { print: { width: "100%", height: "100%" } } });
/* Not labels, which have hyphens. */
globalStyle(`${drawing} text[text-anchor=end]`, { fontVariantNumeric: "tabular-nums" });

/** Around the mark that is pointed at or walked to. */
export const ring = style({
  position: "absolute",
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.small,
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});

export const tooltip = style({
  ...tooltipLook,
  position: "absolute",
  zIndex: 1,
  "@media": { print: { display: "none" } },
});

/** Names and numbers in two columns. */
export const details = style({
  display: "grid",
  gridTemplateColumns: "auto max-content",
  columnGap: space[16],
  fontWeight: 400,
});
export const detail = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums", textAlign: "end" });

/** Shown while the keyboard focuses the chart and no mark is selected. */
export const hint = style([
  tooltip,
  {
    insetBlockStart: `calc(100% + ${space[8]})`,
    insetInlineEnd: 0,
    visibility: "hidden",
    selectors: { [`${image}:focus-visible + &`]: { visibility: "visible" } },
  },
]);
