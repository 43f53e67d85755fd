/**
 * Colours of charts in light and dark mode: the accent of a single series, the hues of genders, and grey for what is
 * unknown or inactive. Each has a contrast of 3:1 on the card of its mode, and all differ for the three kinds of colour
 * blindness (simulated after Machado et al. 2009; see the test).
 */
import type { Mode } from "./palette.ts";

const light = {
  accent: "#2c736b",
  male: "#3f95ef",
  female: "#b46900",
  "non-binary": "#7460c7",
  grey: "#7d8793",
};

const dark: typeof light = {
  accent: "#3db8ac",
  male: "#3b82f6",
  female: "#d98a24",
  "non-binary": "#b9a6f7",
  grey: "#5f6a76",
};

export const chartPalettes: Readonly<Record<Mode, typeof light>> = { light, dark };
