/** CSS variables of an app's theme, for its preview. Values are set by the style API, never as CSS text. */
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
