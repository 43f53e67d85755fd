/** What is chosen or pointed at, where the system's colours replace ours and grounds are dropped. */

export const highlighted = {
  forcedColorAdjust: "none",
  backgroundColor: "Highlight",
  color: "HighlightText",
} as const;
