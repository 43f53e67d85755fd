/** Numbers aligned at the right, their changes at the left: two columns in one. On a phone both are in one line of text. */
import { globalStyle, style } from "@vanilla-extract/css";
import { breakpoints, media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";
import { visuallyHidden } from "#src/theme/visuallyHidden.ts";

const { color, space } = vars;

export const root = style({
  display: "inline-grid",
  gridTemplateColumns: "minmax(3.5rem, auto) auto",
  alignItems: "center",
  columnGap: space[8],
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  // As wide as most numbers, so that what follows in a phone's line does not move when they arrive.
  "@media": { [media.phone]: { display: "inline-flex", minWidth: "7.5rem" } },
});

export const count = style({ textAlign: "end" });
globalStyle(`${count} a`, { color: color.text });
globalStyle(`${count}[data-need] a`, { color: color.cautionText });
/* A larger target for the finger than the word, above the link of the row. */
globalStyle(`${count} a::after`, {
  content: "",
  position: "absolute",
  inset: `calc(-1 * ${space[8]})`,
  "@media": { [media.touch]: { insetBlock: -12 } },
});

export const noun = style({
  "@media": { [`screen and (min-width: ${breakpoints.small}px)`]: visuallyHidden },
});

export const change = style({
  color: color.textMuted,
  selectors: { "&[data-need]": { color: color.cautionText, fontWeight: 500 } },
});

export const muted = style({ gridColumn: "1 / -1", color: color.textMuted });
