/** A chart keeps its final height from the first paint on; its marks lie over the drawing, for keyboard and pointer. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color } = vars;

export const root = style({
  position: "relative",
  // With its title on one sheet of A4.
  "@media": { print: { maxHeight: "230mm", breakInside: "avoid" } },
});

export const drawing = style({
  width: "100%",
  height: "100%",
  overflow: "hidden",
  "@media": {
    // SVG keeps its own colours: bars are told by their words, and stand on no track.
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

// What is larger than its place on paper is drawn smaller, and whole.
globalStyle(`${drawing} > svg`, { "@media": { print: { width: "100%", height: "100%" } } });
globalStyle(`${drawing} text[text-anchor=end]`, { fontVariantNumeric: "tabular-nums" });

export const place = style({ position: "absolute", insetInline: 0 });

export const marks = style({ position: "absolute", inset: 0, outline: "none" });

export const mark = style({
  position: "absolute",
  insetInline: -8,
  borderRadius: vars.radius.control,
  outlineOffset: -2,
  "@media": { print: { display: "none" } },
});
