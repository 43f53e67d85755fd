/** Themes of the demo data; a test checks their contrast by WCAG. */
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";

const { fonts } = exampleTheme;

export const demoThemes = [
  {
    id: "thm_calm_sea",
    name: "Calm sea",
    ...exampleTheme,
  },
  {
    id: "thm_forest",
    name: "Forest",
    light: {
      primary: "#166534",
      onPrimary: "#FFFFFF",
      accent: "#7C3AED",
      onAccent: "#FFFFFF",
      background: "#F7FAF5",
      onBackground: "#14231A",
      illustration: "#6FAE7F",
      illustrationOutline: "#14532D",
    },
    dark: {
      primary: "#86EFAC",
      onPrimary: "#052E16",
      accent: "#C4B5FD",
      onAccent: "#1E1B4B",
      background: "#0D1A12",
      onBackground: "#E3F1E6",
      illustration: "#5C9E6E",
      illustrationOutline: "#CDEBD3",
    },
    fonts: { ...fonts, web: "Source Sans 3, Arial" },
  },
  {
    id: "thm_morning",
    name: "Morning light",
    light: {
      primary: "#9A3412",
      onPrimary: "#FFFFFF",
      accent: "#1D4ED8",
      onAccent: "#FFFFFF",
      background: "#FFFBF5",
      onBackground: "#1C1917",
      illustration: "#F2A65A",
      illustrationOutline: "#7C2D12",
    },
    dark: {
      primary: "#FDBA74",
      onPrimary: "#431407",
      accent: "#93C5FD",
      onAccent: "#0B2545",
      background: "#1A1410",
      onBackground: "#F5EBE0",
      illustration: "#C97B3C",
      illustrationOutline: "#FFE0C2",
    },
    fonts: { ...fonts, android: "Noto Sans" },
  },
] as const;
