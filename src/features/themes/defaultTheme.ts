/** What a new theme starts with: it passes every contrast. */
import { Schema } from "effect";
import { countCharacters } from "#schemas/scalars.ts";
import { themeNameMaxLength } from "#schemas/themes/Theme.ts";
import { firstCharacters } from "#src/domain/firstCharacters.ts";
import { ThemeContent } from "#src/domain/themeFields.ts";

const decode = Schema.decodeSync(ThemeContent);

export const defaultTheme = (name: string): ThemeContent =>
  decode({
    name,
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
  });

/** "Calm sea" becomes "Calm sea 2"; a long name is cut, so that the copy keeps the limit. */
export const copyOf = (theme: ThemeContent): ThemeContent => {
  const suffix = " 2";
  const name = firstCharacters(theme.name, themeNameMaxLength - countCharacters(suffix));
  return { ...theme, name: name.trimEnd() + suffix };
};
