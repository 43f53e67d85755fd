/**
 * Colours of eight categories and "unknown", the same in both modes. Each has a contrast of 3:1 on both card surfaces,
 * and all differ for the three kinds of colour blindness (simulated after Machado et al. 2009; see the test).
 */

export const chartPalette = {
  1: "#2c736b",
  2: "#b46900",
  3: "#7460c7",
  4: "#c876c0",
  5: "#9f9357",
  6: "#3f95ef",
  7: "#945d9d",
  8: "#b4404a",
  unknown: "#7d8793",
} as const;
