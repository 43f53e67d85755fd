/** A track with a thumb. The thumb's position shows the state too, so that it does not depend on colour. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition, layout, states, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

export const root = style({
  ...text.small,
  ...layout.inlineRow,
  gap: space[8],
  minHeight: size.target,
  cursor: "pointer",
  printColorAdjust: "exact",
  selectors: { [states.disabled]: { color: color.textMuted, cursor: "default" } },
});

export const track = style({
  flex: "none",
  width: 32,
  height: 18,
  padding: 2,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.full,
  backgroundColor: color.sunken,
  transition: fastTransition(["background-color", "border-color"]),
  selectors: {
    "[data-hovered] > &": { borderColor: color.text },
    "[data-selected] > &": { borderColor: color.accent, backgroundColor: color.accent },
    "[data-selected][data-hovered] > &": {
      borderColor: color.accentHover,
      backgroundColor: color.accentHover,
    },
    "[data-focus-visible] > &": { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
    "[data-disabled] > &": { borderColor: color.border, backgroundColor: color.sunken },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "[data-selected] > &": { backgroundColor: "Highlight" } } },
  },
});

export const thumb = style({
  display: "block",
  width: 12,
  height: 12,
  borderRadius: radius.full,
  backgroundColor: color.textMuted,
  transition: fastTransition(["translate", "background-color"]),
  selectors: {
    "[data-selected] > * > &": { translate: "14px 0", backgroundColor: color.onAccent },
    "[data-disabled] > * > &": { backgroundColor: color.textDisabled },
  },
  "@media": { [media.forcedColors]: { backgroundColor: "ButtonText" } },
});
