/**
 * Stays in view at every width. Where no preview is beside the fields, the bar brings a small one along; but not on phones,
 * where it would cover too much: there it is above the fields and in the colour picker.
 */
import { globalStyle, style } from "@vanilla-extract/css";
import { fitsBeside, media } from "#src/theme/breakpoints.ts";
import { layout, scrollingBelowBar, stickyBar, stickyBarHeight } from "#src/theme/styles.ts";
import { size, space, sticky } from "#src/theme/vars.css.ts";

const previewHeight = "56px";

/** Where no preview is beside the fields, the heading has a line of its own, which scrolls away. */
const headHeight = "32px";

export const root = style({
  ...stickyBar,
  display: "grid",
  gap: space[8],
  marginBlock: `0 ${space[16]}`,
  insetBlockStart: `calc(${size.topBar} - ${headHeight} - ${space[8]})`,
  "@container": { [fitsBeside]: { insetBlockStart: size.topBar } },
});

export const head = style({
  ...layout.row,
  gap: space[12],
  flex: "none",
  width: "100%",
  height: headHeight,
  whiteSpace: "nowrap",
  "@container": { [fitsBeside]: { flex: "1 1 200px", width: "auto", minWidth: 0 } },
});

/* Another server may allow longer names. */
globalStyle(`${head} > h1`, { overflow: "hidden", textOverflow: "ellipsis" });

export const row = style({
  ...layout.wrappingRow,
  gap: space[8],
  "@media": { [media.phone]: { columnGap: space[4] } },
});

export const tools = style({ display: "flex", marginInlineStart: `calc(-1 * ${space[8]})` });

export const end = style([row, { marginInlineStart: "auto" }]);

export const preview = style({
  display: "none",
  height: previewHeight,
  "@media": {
    [media.highFromSmall]: { display: "block", "@container": { [fitsBeside]: { display: "none" } } },
  },
});

/** Beside its icon: not at 320 px, for German. */
export const number = style({ "@media": { [media.narrowPhone]: { display: "none" } } });

export const scrolling = style({
  "@media": {
    ...scrollingBelowBar,
    [media.highFromSmall]: {
      selectors: {
        ":root&": {
          scrollPaddingBlockStart: `calc(${size.topBar} + ${stickyBarHeight} + ${previewHeight} + ${space[8]})`,
        },
      },
    },
  },
});

/* The preview is beside the cards of the editor, or below them on narrow pages. */
export const page = style({ containerType: "inline-size" });

export const columns = style({
  ...layout.column,
  gap: space[16],
  alignItems: "start",
  // A row of a grid that goes on on the next page keeps its height, and the preview would cover its end.
  "@media": { print: { display: "block" } },
  "@container": {
    [fitsBeside]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space[24] },
  },
});

export const previewColumn = style({
  minWidth: 0,
  "@container": {
    [fitsBeside]: {
      position: sticky,
      insetBlockStart: `calc(${size.topBar} + ${stickyBarHeight} + ${space[16]})`,
    },
  },
});
