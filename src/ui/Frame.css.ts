/** Two columns: the navigation (240 px, more for larger text; minimized 64 px) and the page. One column below 1024 px. */
import { globalStyle, style } from "@vanilla-extract/css";
import { inRem, media } from "#src/theme/breakpoints.ts";
import { dialogTransition, layout, stateTransition, text } from "#src/theme/styles.ts";
import { color, motion, radius, size, space, sticky } from "#src/theme/vars.css.ts";

const line = `1px solid ${color.border}`;

export const root = style({
  display: "grid",
  gridTemplate: `auto 1fr / ${size.navigation} minmax(0, 1fr)`,
  minHeight: "100dvh",
  transition: stateTransition(["grid-template-columns"]),
  selectors: { "&[data-minimized]": { gridTemplateColumns: `${size.navigationMinimized} minmax(0, 1fr)` } },
  "@media": {
    [media.belowMedium]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      selectors: { "&[data-minimized]": { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
    print: { display: "block" },
  },
});

export const sidebar = style({
  position: "sticky",
  insetBlockStart: 0,
  gridRow: "1 / -1",
  height: "100dvh",
  overflow: "hidden auto",
  borderInlineEnd: line,
  "@media": { [media.belowMedium]: { display: "none" }, print: { display: "none" } },
});

export const bar = style({
  position: sticky,
  insetBlockStart: 0,
  zIndex: 10,
  ...layout.row,
  gap: space[8],
  minHeight: size.topBar,
  paddingInline: size.pagePadding,
  borderBlockEnd: line,
  backgroundColor: color.canvas,
  "@media": { print: { display: "none" } },
});

/* Elements that are scrolled to, by a link or by the keyboard, end up below the bar. */
globalStyle(":root", { "@media": { [media.high]: { scrollPaddingBlockStart: size.topBar } } });

export const drawerFooter = style({
  borderBlockStart: line,
  paddingBlockStart: space[8],
});

export const drawerButton = style({
  marginInlineStart: "-8px",
  "@media": { [media.fromMedium]: { display: "none" } },
});

export const barActions = style({
  marginInlineEnd: "-8px",
  ...layout.row,
  gap: space[4],
  marginInlineStart: "auto",
});

export const main = style({ minWidth: 0, outline: "none" });

/** From the widest breakpoint on, it has room for a third column of charts and for wider tables. */
export const page = style({
  width: "100%",
  maxWidth: `calc(${size.content} + 2 * ${size.pagePadding})`,
  marginInline: "auto",
  padding: `${space[32]} ${size.pagePadding}`,
  "@media": {
    [media.fromWide]: { vars: { [size.content]: "1600px" } },
    [media.belowMedium]: { paddingBlock: space[24] },
    // Chromium cuts off what is in the last fraction of a pixel.
    print: { maxWidth: "none", padding: "0 1px" },
  },
});

export const notices = style({
  display: "grid",
  gap: space[12],
  selectors: { "&:not(:empty)": { marginBlockEnd: space[24] } },
});

/* Slides in from the start edge while the backdrop fades in. */
const discreteTransitions = `overlay ${motion.dialog} allow-discrete, display ${motion.dialog} allow-discrete`;

export const drawer = style({
  position: "fixed",
  insetBlock: 0,
  insetInlineStart: 0,
  width: `min(${inRem(288)}, 100vw - 56px)`,
  height: "auto",
  maxHeight: "none",
  border: "none",
  borderInlineEnd: line,
  backgroundColor: color.canvas,
  color: color.text,
  translate: "-100% 0",
  transition: `${dialogTransition(["translate"])}, ${discreteTransitions}`,
  selectors: {
    "&[open]": { translate: "0 0", "@starting-style": { translate: "-100% 0" } },
    "&::backdrop": {
      backgroundColor: color.scrim,
      opacity: 0,
      transition: `${dialogTransition(["opacity"])}, ${discreteTransitions}`,
    },
    "&[open]::backdrop": { opacity: 1, "@starting-style": { opacity: 0 } },
  },
});

export const drawerClose = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: space[12],
  ...layout.centred,
  height: size.topBar,
});

/** Of the document's root while a native dialog is open. */
export const noScroll = style({ overflow: "hidden" });

/** The first link of the page. Visible only while focused. */
export const skipLink = style({
  ...text.control,
  position: "fixed",
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: 120,
  ...layout.inlineRow,
  minHeight: size.control,
  paddingInline: "13px",
  borderRadius: radius.control,
  backgroundColor: color.inverse,
  color: color.onInverse,
  selectors: { "&:not(:focus)": { translate: "0 -200%" } },
  // Fixed elements are printed on every sheet.
  "@media": { print: { display: "none" } },
});
