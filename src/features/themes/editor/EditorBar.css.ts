/** Stays in view at every width. Narrow pages have no preview beside the fields: there the bar brings a small one along. */
import { style } from "@vanilla-extract/css";
import { media, previewBeside } from "#src/theme/breakpoints.ts";
import { stickyBar, stickyBarHeight } from "#src/theme/stickyBar.ts";
import { vars } from "#src/theme/vars.css.ts";

const { size, space } = vars;
const previewHeight = "56px";
/** Lower windows, as of a phone on its side, keep their place for the fields. */
const tall = "(min-height: 500px)";

export const root = style([stickyBar, { display: "grid", gap: space[8], marginBlockEnd: space[16] }]);

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[8] });

export const tools = style({
  display: "flex",
  marginInlineStart: `calc(-1 * ${space[8]})`,
  marginInlineEnd: "auto",
});

export const preview = style({
  display: "none",
  height: previewHeight,
  "@media": { [`screen and ${tall}`]: { display: "block" } },
  "@container": { [previewBeside]: { display: "none" } },
});

/* On phones only the number is beside the icon. */
export const words = style({
  "@media": { [media.phone]: { position: "absolute", clipPath: "inset(50%)", whiteSpace: "nowrap" } },
});
export const number = style({ display: "none", "@media": { [media.phone]: { display: "inline" } } });

/** Of the document's root: elements that are scrolled to end up below the bar. */
export const scrolling = style({
  selectors: { ":root&": { scrollPaddingBlockStart: `calc(${size.topBar} + ${stickyBarHeight})` } },
  "@media": {
    [tall]: {
      selectors: {
        ":root&": {
          scrollPaddingBlockStart: `calc(${size.topBar} + ${stickyBarHeight} + ${previewHeight} + ${space[8]})`,
        },
      },
    },
  },
});
