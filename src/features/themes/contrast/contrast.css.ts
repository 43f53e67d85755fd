/** A contrast ratio, and a sample of a colour. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout, ownColours, text } from "#src/theme/styles.ts";
import { color, radius, space } from "#src/theme/vars.css.ts";

/** As high as its line, even with a chip. */
export const ratio = style({ display: "inline-flex", marginBlock: -2, fontVariantNumeric: "tabular-nums" });

export const passing = style([ratio, { ...text.mutedCaption, alignItems: "center", gap: space[4] }]);

export const swatch = style({
  flex: "none",
  display: "inline-block",
  width: 14,
  height: 14,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.small,
  ...ownColours,
});

/* A value with its colour sample. */
export const value = style({
  ...layout.inlineRow,
  gap: space[8],
  // A long one leaves room for what it is a value of.
  "@media": { [media.fromSmall]: { maxWidth: "16ch" } },
  overflowWrap: "anywhere",
});

/** A colour's digits stay together. */
export const colour = style([value, { whiteSpace: "nowrap" }]);

export const frame = style({
  overflow: "hidden",
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  color: color.text,
});
