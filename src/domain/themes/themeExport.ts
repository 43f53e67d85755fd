/** Exports a theme as a file of design tokens (W3C Design Tokens 2025.10). */
import { fileName } from "../fileName.ts";
import { channels } from "./colour.ts";
import { colourRoles, fontSystems, type ThemeContent, type ThemeMode } from "./themeFields.ts";

const tokensOf = (theme: ThemeContent) => {
  const coloursOf = (mode: ThemeMode) => ({
    $type: "color",
    ...Object.fromEntries(
      colourRoles.map((role) => [
        role,
        {
          $value: {
            colorSpace: "srgb",
            components: Object.values(channels(theme[mode][role])),
            hex: theme[mode][role].toLowerCase(),
          },
        },
      ]),
    ),
  });
  const fonts = fontSystems.map(
    (system) => [system, { $value: theme.fonts[system].split(",").map((family) => family.trim()) }] as const,
  );
  return {
    $description: theme.name,
    light: coloursOf("light"),
    dark: coloursOf("dark"),
    fonts: { $type: "fontFamily", ...Object.fromEntries(fonts) },
  };
};

export const exportTheme = (theme: ThemeContent) => ({
  name: `${fileName(theme.name, "theme")}.tokens.json`,
  type: "application/json",
  text: `${JSON.stringify(tokensOf(theme), null, 2)}\n`,
});
