/** Two columns: the navigation (240 px, minimized 64 px) and the page. One column below 1024 px. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { stateTransition } from "#src/theme/motion.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, size, space } = vars;
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
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 10,
  display: "flex",
  alignItems: "center",
  gap: space[8],
  minHeight: size.topBar,
  paddingInline: space[32],
  borderBlockEnd: line,
  backgroundColor: color.canvas,
  "@media": {
    [media.belowMedium]: { paddingInline: space[24] },
    [media.phone]: { paddingInline: space[16] },
    print: { display: "none" },
  },
});

/* Elements that are scrolled to, by a link or by the keyboard, end up below the bar. */
globalStyle(":root", { scrollPaddingBlockStart: size.topBar });

export const drawerFooter = style({
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlockStart: vars.space[8],
});

export const drawerButton = style({
  marginInlineStart: "-8px",
  "@media": { [media.fromMedium]: { display: "none" } },
});

export const barActions = style({
  marginInlineEnd: "-8px",
  display: "flex",
  alignItems: "center",
  gap: space[4],
  marginInlineStart: "auto",
});

export const main = style({ minWidth: 0, outline: "none" });

/** From the widest breakpoint on, it has room for a third column of charts and for wider tables. */
export const page = style({
  width: "100%",
  maxWidth: `calc(${size.content} + 2 * ${space[32]})`,
  marginInline: "auto",
  padding: space[32],
  "@media": {
    [media.fromWide]: { vars: { [size.content]: "1600px" } },
    [media.belowMedium]: { padding: space[24] },
    [media.phone]: { padding: `${space[24]} ${space[16]}` },
    print: { maxWidth: "none", padding: 0 },
  },
});

export const notices = style({
  display: "grid",
  gap: space[12],
  selectors: { "&:not(:empty)": { marginBlockEnd: space[24] } },
});
