/** The sticky bar: the controls, and the note below them. On paper the print head shows the choice. */
import { style } from "@vanilla-extract/css";
import { breakpoints } from "#src/theme/breakpoints.ts";
import { states } from "#src/theme/states.ts";
import { stickyBar, stickyBarHeight } from "#src/theme/stickyBar.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, size, space } = vars;

const gap = space[4];
// The bar would cover most of a screen that is this low.
const low = "(max-height: 359.98px)";

export const root = style([
  stickyBar,
  {
    display: "grid",
    gap,
    marginBlockEnd: space[16],
    "@media": { [low]: { position: "static" } },
  },
]);

export const controls = style({ display: "flex", alignItems: "center", gap: space[16], minWidth: 0 });

/** Of the document's root: elements that are scrolled to end up below both bars. */
export const scrolling = style({
  selectors: {
    ":root&": {
      scrollPaddingBlockStart: `calc(${size.topBar} + ${stickyBarHeight} + ${gap} + ${text.small.lineHeight})`,
    },
  },
  "@media": { [low]: { selectors: { ":root&": { scrollPaddingBlockStart: size.topBar } } } },
});

export const fields = style({
  display: "none",
  flex: 1,
  minWidth: 0,
  gridTemplateColumns: "minmax(0, 280px) minmax(0, 288px) minmax(0, 240px)",
  alignItems: "center",
  gap: space[16],
  "@media": { [`(min-width: ${breakpoints.medium}px)`]: { display: "grid" } },
});

export const line = style({
  ...text.body,
  display: "flex",
  flex: 1,
  alignItems: "center",
  gap: space[8],
  minWidth: 0,
  minHeight: size.control,
  padding: `0 11px`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface,
  cursor: "pointer",
  selectors: { [states.hovered]: { borderColor: color.textMuted } },
  "@media": { [`(min-width: ${breakpoints.medium}px)`]: { display: "none" } },
});

export const chosen = style({ display: "flex", flex: 1, minWidth: 0, whiteSpace: "nowrap" });
export const app = style({ overflow: "hidden", textOverflow: "ellipsis", fontWeight: 500 });
export const period = style({ flex: "none", whiteSpace: "pre" });

export const note = style({ ...text.small, color: color.textMuted, textWrap: "pretty" });
