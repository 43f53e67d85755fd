/** Breakpoints of the specification, and media queries. */
export const breakpoints = { small: 600, medium: 1024, large: 1440, wide: 1920 } as const;

/** In pixels: in a narrower place, the labels of a chart are above its bars. */
export const narrowChart = 440;

/** In pixels: in a narrower place, the panels of a chart are two in a line. */
export const narrowPanels = 640;

/** In pixels: in a narrower window, the columns of the table of apps are narrower. */
const narrowTable = 1200;

/**
 * In pixels: in a lower window nothing sticks, as it would cover most of it: on a phone on its side, or zoomed to 400 %.
 */
const high = 500;

/** Pixels in rem: to whoever makes the text larger in the browser, a window is a narrower one. */
export const inRem = (px: number) => `${px / 16}rem`;

/** In pixels: a page is wide enough for three figures beside each other, and for a theme's preview beside its fields. */
const roomy = 860;
export const fitsBeside = `(min-width: ${inRem(roomy)})`;

const below = (px: number) => `screen and (max-width: ${inRem(px - 0.02)})`;
const from = (px: number) => `screen and (min-width: ${inRem(px)})`;
const isHigh = `(min-height: ${inRem(high)})`;

export const media = {
  narrowPhone: below(360),
  phone: below(breakpoints.small),
  narrowTable: below(narrowTable),
  narrowPage: below(roomy),
  belowMedium: below(breakpoints.medium),
  fromSmall: from(breakpoints.small),
  fromMedium: from(breakpoints.medium),
  fromWide: from(breakpoints.wide),
  high: `screen and ${isHigh}`,
  highFromSmall: `${from(breakpoints.small)} and ${isHigh}`,
  touch: "(pointer: coarse)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
  prefersDark: "screen and (prefers-color-scheme: dark)",
} as const;
