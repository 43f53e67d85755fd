/**
 * A bar that stays below the top bar while the page scrolls. It has one height, scrolled or not, so that nothing moves
 * when it sticks, and is as wide as the page with its padding: it covers the focus rings of what scrolls below it.
 */
import { media } from "./breakpoints.ts";
import { vars } from "./vars.css.ts";

const { color, size, space } = vars;
const padding = space[8];

/** Of a bar with one line of controls. For `calc`. */
export const stickyBarHeight = `(${size.control} + 2 * ${padding} + 1px)`;

export const stickyBar = {
  position: "sticky",
  insetBlockStart: size.topBar,
  zIndex: 9,
  marginBlockStart: `calc(-1 * ${padding})`,
  marginInline: `calc(-1 * ${space[32]})`,
  padding: `${padding} ${space[32]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.canvas,
  "@media": {
    [media.belowMedium]: { marginInline: `calc(-1 * ${space[24]})`, paddingInline: space[24] },
    [media.phone]: { marginInline: `calc(-1 * ${space[16]})`, paddingInline: space[16] },
    print: { display: "none" },
  },
} as const;
