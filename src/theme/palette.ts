/** The colour tokens of the console: those of all its pages, of its illustrations and of its charts. */
import { colours, type Pairs } from "#schemas/colours.ts";

export type Mode = "light" | "dark";

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
  color: valuesIn(colours, index),
  illustration: valuesIn(illustration, index),
  chart: valuesIn(chart, index),
});

export const palettes: Readonly<Record<Mode, ReturnType<typeof paletteOf>>> = {
  light: paletteOf(0),
  dark: paletteOf(1),
};
