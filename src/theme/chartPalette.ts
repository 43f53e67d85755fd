/**
 * Colours of charts, the same in both modes: the accent of a single series, the hues of genders, and grey for what is
 * unknown or inactive. Each has a contrast of 3:1 on both card surfaces, and all differ for the three kinds of colour
 * blindness (simulated after Machado et al. 2009; see the test).
 */

export const chartPalette = {
  accent: "#2c736b",
  male: "#3f95ef",
  female: "#b46900",
  "non-binary": "#7460c7",
  grey: "#7d8793",
} as const;
