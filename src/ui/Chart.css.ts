/** A chart has its final height from the first paint. Its marks lie over the drawing, for keyboard and pointer. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color } = vars;

export const root = style({
  position: "relative",
  // Fits on one page of A4 together with its title.
  "@media": { print: { maxHeight: "230mm", breakInside: "avoid" } },
});

export const drawing = style({
  width: "100%",
  height: "100%",
  overflow: "hidden",
  "@media": {
    // Forced colours do not apply to SVG: text gets system colours, and tracks disappear.
    [media.forcedColors]: {
      vars: {
        [color.text]: "CanvasText",
        [color.textMuted]: "CanvasText",
        [color.border]: "Canvas",
        [color.borderControl]: "CanvasText",
      },
    },
  },
});

export const fill = style({ height: "100%" });

// A drawing that is larger than its place on paper is scaled down, not cut.
globalStyle(`${drawing} svg`, { "@media": { print: { width: "100%", height: "100%" } } });
globalStyle(`${drawing} text[text-anchor=end]`, { fontVariantNumeric: "tabular-nums" });

export const skeletonLine = style({
  position: "absolute",
  insetInline: 0,
  "@media": { print: { display: "none" } },
});

export const marks = style({ position: "absolute", inset: 0, outline: "none" });

export const mark = style({
  position: "absolute",
  insetInline: -8,
  borderRadius: vars.radius.control,
  outlineOffset: -2,
  "@media": { print: { display: "none" } },
});
