/** Chips, coloured by state. */
import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout, text } from "#src/theme/styles.ts";
import { color, radius } from "#src/theme/vars.css.ts";

const root = style({
  ...text.caption,
  ...layout.inlineRow,
  gap: "6px",
  minHeight: 22,
  padding: "2px 8px",
  border: "1px solid transparent",
  borderRadius: radius.full,
  fontWeight: 500,
  whiteSpace: "nowrap",
  "@media": { [media.forcedColors]: { borderColor: "CanvasText" } },
});

export const state = styleVariants(
  {
    positive: { backgroundColor: color.positiveSoft, color: color.positiveText },
    neutral: { borderColor: color.border, backgroundColor: color.sunken, color: color.textMuted },
    caution: { backgroundColor: color.cautionSoft, color: color.cautionText },
    critical: { backgroundColor: color.criticalSoft, color: color.criticalText },
  },
  (variant) => [root, variant],
);

export type State = keyof typeof state;

export const shape = style({ marginInlineStart: -1 });
