/** A theme that passes every contrast check: example in the documents, start of a new theme, first theme of the demo data. */
export const exampleTheme = {
  light: {
    primary: "#0F766E",
    onPrimary: "#FFFFFF",
    accent: "#B45309",
    onAccent: "#FFFFFF",
    background: "#FFFFFF",
    onBackground: "#0F172A",
    illustration: "#5B8DEF",
    illustrationOutline: "#1E3A8A",
  },
  dark: {
    primary: "#5EEAD4",
    onPrimary: "#042F2E",
    accent: "#FBBF24",
    onAccent: "#1F1300",
    background: "#0B1220",
    onBackground: "#E2E8F0",
    illustration: "#7DA7F5",
    illustrationOutline: "#C7D9FF",
  },
  fonts: { ios: "SF Pro", android: "Roboto", web: "Inter, Arial" },
} as const;
