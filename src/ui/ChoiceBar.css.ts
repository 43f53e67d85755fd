/** A sunken bar in which the selected choice is raised. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition, highlighted, layout, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

export const root = style({ border: "none", minWidth: 0 });

export const bar = style({
  display: "inline-flex",
  flexWrap: "wrap",
  maxWidth: "100%",
  minHeight: size.control,
  padding: 2,
  gap: 2,
  border: `1px solid ${color.border}`,
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  "@media": {
    [media.phone]: {
      selectors: {
        "&[data-wide]": { display: "grid", gridTemplateColumns: "1fr 1fr", gridAutoRows: size.target },
      },
    },
    // Columns of one width would be wider than the window.
    [media.narrowPhone]: { selectors: { "&[data-wide]": { display: "inline-flex" } } },
  },
});

export const choice = style({
  ...text.control,
  position: "relative",
  ...layout.inlineRow,
  paddingInline: space[12],
  border: "1px solid transparent",
  borderRadius: radius.small,
  color: color.textMuted,
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: fastTransition(["background-color", "color"]),
  selectors: {
    "&:hover": { color: color.text },
    "&:has(:checked)": {
      borderColor: color.border,
      backgroundColor: color.surface,
      color: color.text,
    },
    "&:has(:focus-visible)": {
      outline: `2px solid ${color.focus}`,
      outlineOffset: 1,
    },
  },
  "@media": {
    [media.narrowPhone]: { selectors: { "[data-wide] > &": { minHeight: size.target } } },
    [media.forcedColors]: { selectors: { "&:has(:checked)": highlighted } },
  },
});

/* Other choices do not move when it appears. */
export const count = style({
  display: "inline-block",
  minWidth: "1ch",
  marginInlineStart: space[4],
  color: color.textMuted,
  fontWeight: 400,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.forcedColors]: { color: "inherit" } },
});

/* The transparent input covers its label and the bar's padding and border, so that a press anywhere on them hits it. */
export const input = style({
  position: "absolute",
  insetBlock: -4,
  insetInline: 0,
  width: "100%",
  height: "calc(100% + 8px)",
  opacity: 0,
  cursor: "pointer",
});
