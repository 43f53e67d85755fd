/** The colour tokens, each with its values in light and in dark mode. */

export type Mode = "light" | "dark";

type Pairs = Readonly<Record<string, readonly [light: string, dark: string]>>;

const color = {
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

const illustration = {
  halo: ["#e6f1f0", "#13201f"],
  haloDeep: ["#d3e8e5", "#182b2a"],
  panel: ["#ffffff", "#1b232b"],
  line: ["#d9e1e8", "#34414d"],
  faint: ["#edf1f5", "#27313b"],
  bezel: ["#26333f", "#3b4855"],
  ink: ["#3c4a58", "#aebac6"],
  teal: ["#0f766f", "#3cb8ac"],
  tealMid: ["#4fa9a0", "#2a8a82"],
  tealSoft: ["#b5dcd7", "#1f4d4a"],
  sand: ["#f0d3a6", "#c9a46b"],
  coral: ["#e58a6f", "#cf775d"],
  sky: ["#8fb8e6", "#6b97c9"],
  plum: ["#a58acb", "#8c72b4"],
  skinLight: ["#f2c9ae", "#dcae92"],
  skinDark: ["#a8704f", "#945f41"],
  shade: ["rgb(23 43 58 / 0.10)", "rgb(0 0 0 / 0.35)"],
} as const satisfies Pairs;

/**
 * Colours of charts in light and dark mode: the accent of a single series, the hues of genders, and grey for what is
 * unknown or inactive. Each has a contrast of 3:1 on the card of its mode, and all differ for the three kinds of colour
 * blindness (simulated after Machado et al. 2009; see the test).
 */
const chart = {
  accent: ["#2c736b", "#3db8ac"],
  male: ["#3f95ef", "#3b82f6"],
  female: ["#b46900", "#d98a24"],
  "non-binary": ["#7460c7", "#b9a6f7"],
  grey: ["#7d8793", "#5f6a76"],
} as const satisfies Pairs;

const valuesIn = <Group extends Pairs>(group: Group, index: 0 | 1) =>
  Object.fromEntries(Object.entries(group).map(([name, values]) => [name, values[index]])) as {
    readonly [Name in keyof Group]: string;
  };

const paletteOf = (index: 0 | 1) => ({
  color: valuesIn(color, index),
  illustration: valuesIn(illustration, index),
  chart: valuesIn(chart, index),
});

export const palettes: Readonly<Record<Mode, ReturnType<typeof paletteOf>>> = {
  light: paletteOf(0),
  dark: paletteOf(1),
};
