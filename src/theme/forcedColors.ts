/** Style of the selected or focused item in forced-colors mode, which drops backgrounds. */

export const highlighted = {
  forcedColorAdjust: "none",
  backgroundColor: "Highlight",
  color: "HighlightText",
} as const;
