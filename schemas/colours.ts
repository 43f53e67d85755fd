/**
 * The colours of the console, and of the platform's pages and mails, each in light and in dark mode: what both sides share
 * beside the contract, as the languages are.
 */

export type Pairs = Readonly<Record<string, readonly [light: string, dark: string]>>;

export const colours = {
  canvas: ["#f6f8fa", "#0f1419"],
  surface: ["#ffffff", "#161c23"],
  raised: ["#ffffff", "#1e262f"],
  sunken: ["#f1f4f7", "#12181e"],
  hover: ["#ecf0f4", "#25303b"],
  pressed: ["#e1e7ed", "#2f3b48"],
  border: ["#e0e5eb", "#28323d"],
  chartLine: ["#e0e5eb", "#28323d"],
  borderButton: ["#cbd3dc", "#3a4653"],
  borderControl: ["#808c9a", "#6b7989"],
  text: ["#17202a", "#e7ecf1"],
  textMuted: ["#55616f", "#9fabb8"],
  textDisabled: ["#8d98a5", "#667381"],
  accent: ["#0b6a65", "#3cb8ac"],
  accentHover: ["#095955", "#55c9be"],
  accentPressed: ["#074844", "#74d8ce"],
  onAccent: ["#ffffff", "#04201e"],
  accentText: ["#0a6560", "#56c8bc"],
  accentSoft: ["#e0f0ee", "#12312f"],
  focus: ["#0e7c75", "#56c8bc"],
  positiveText: ["#17663a", "#6dce94"],
  positiveSoft: ["#e4f4ea", "#14301f"],
  positiveMark: ["#1f8a4c", "#43b173"],
  cautionText: ["#7d4b00", "#e6b155"],
  cautionSoft: ["#fcf1dc", "#35270d"],
  cautionMark: ["#b26b00", "#d1952d"],
  criticalText: ["#a8231a", "#ff9c92"],
  criticalSoft: ["#fdeceb", "#3d1a18"],
  criticalMark: ["#c5372c", "#ee6a5e"],
  critical: ["#b3261e", "#ce3d32"],
  criticalHover: ["#981c15", "#b42e24"],
  criticalPressed: ["#7d140e", "#9e261d"],
  onCritical: ["#ffffff", "#ffffff"],
  inverse: ["#1d2733", "#e7ecf1"],
  onInverse: ["#ffffff", "#17202a"],
  skeleton: ["#e6ebf0", "#232d37"],
  scrim: ["rgb(15 23 32 / 0.44)", "rgb(4 7 10 / 0.62)"],
  shadow: ["rgb(15 23 32 / 0.14)", "rgb(0 0 0 / 0.5)"],
} as const satisfies Pairs;

/** `textMuted` as a part of the name of a CSS variable: `text-muted`. */
export const cssName = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
