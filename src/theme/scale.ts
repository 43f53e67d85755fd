/** Tokens of spacing (4 px grid), radii, sizes, fonts and motion. */
import { inRem } from "./breakpoints.ts";

export const scale = {
  space: {
    2: "2px",
    4: "4px",
    8: "8px",
    12: "12px",
    16: "16px",
    24: "24px",
    32: "32px",
    48: "48px",
  },
  radius: { small: "4px", control: "6px", card: "10px", full: "999px" },
  size: {
    target: "32px",
    control: "36px",
    topBar: "56px",
    navigation: inRem(240),
    navigationMinimized: "64px",
    content: "1200px",
    dialog: inRem(480),
    /** Before and after what is in a page and in a card; less where there is little room. */
    pagePadding: "32px",
    cardPadding: "24px",
  },
  font: {
    sans: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  },
  motion: {
    fast: "120ms",
    state: "160ms",
    dialog: "300ms",
    /** Before a loading state appears, so that fast responses do not flash. */
    loadingDelay: "200ms",
    easeOut: "cubic-bezier(0.2, 0, 0, 1)",
  },
} as const;
