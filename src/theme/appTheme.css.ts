/** The contract that a theme's colours and font are shown through: values are set by the style API, never as CSS text. */
import { createThemeContract } from "@vanilla-extract/css";

export const appTheme = createThemeContract({
  primary: null,
  onPrimary: null,
  accent: null,
  onAccent: null,
  background: null,
  onBackground: null,
  illustration: null,
  illustrationOutline: null,
});
