/** Breakpoints of the specification, and media queries. */
export const breakpoints = { small: 600, medium: 1024, large: 1440, wide: 1920 } as const;

/** In pixels: in a narrower place, the labels of a chart are above its bars. */
export const narrowChart = 440;

/** In pixels: in a narrower window, the columns of the table of apps are narrower. */
const narrowTable = 1200;

/** The editor of a theme is wide enough for its preview beside the fields. */
export const previewBeside = "(min-width: 860px)";

const below = (px: number) => `screen and (max-width: ${px - 0.02}px)`;

export const media = {
  phone: below(breakpoints.small),
  narrowTable: below(narrowTable),
  belowMedium: below(breakpoints.medium),
  fromMedium: `screen and (min-width: ${breakpoints.medium}px)`,
  fromLarge: `screen and (min-width: ${breakpoints.large}px)`,
  fromWide: `screen and (min-width: ${breakpoints.wide}px)`,
  touch: "(pointer: coarse)",
  hover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
  prefersDark: "screen and (prefers-color-scheme: dark)",
} as const;
