/** A theme as files for those who build with it: design tokens (W3C Design Tokens 2025.10), CSS, Swift and Kotlin. */
import type { Colour } from "#schemas/themes/Theme.ts";
import { fontStack } from "./fontStack.ts";
import { colourRoles, fontSystems, type ThemeContent, type ThemeMode, themeModes } from "./themeFields.ts";

export const exportFormats = ["tokens", "css", "swift", "kotlin"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Nothing that could end a comment. */
const comment = (name: string) => name.replaceAll(/[\p{C}\p{Zl}\p{Zp}*/\\]/gu, " ").trim();

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const families = (font: string) => font.split(",").map((family) => family.trim());
const components = (colour: Colour) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

const tokens = (theme: ThemeContent): string => {
  const coloursOf = (mode: ThemeMode) => ({
    $type: "color",
    ...Object.fromEntries(
      colourRoles.map((role) => [
        role,
        {
          $value: {
            colorSpace: "srgb",
            components: components(theme[mode][role]),
            hex: theme[mode][role].toLowerCase(),
          },
        },
      ]),
    ),
  });
  const fonts = fontSystems.map((system) => [system, { $value: families(theme.fonts[system]) }] as const);
  return `${JSON.stringify(
    {
      $description: theme.name,
      light: coloursOf("light"),
      dark: coloursOf("dark"),
      fonts: { $type: "fontFamily", ...Object.fromEntries(fonts) },
    },
    null,
    2,
  )}\n`;
};

const css = (theme: ThemeContent): string => {
  const block = (mode: ThemeMode, indent: string) =>
    colourRoles.map((role) => `${indent}--theme-${kebab(role)}: ${theme[mode][role]};`);
  return [
    `/* ${comment(theme.name)} */`,
    ":root {",
    ...block("light", "  "),
    `  --theme-font: ${fontStack(theme.fonts.web)};`,
    "}",
    "",
    "@media (prefers-color-scheme: dark) {",
    "  :root {",
    ...block("dark", "    "),
    "  }",
    "}",
    "",
  ].join("\n");
};

const swift = (theme: ThemeContent): string => {
  const block = (mode: ThemeMode) => [
    `    enum ${capital(mode)} {`,
    ...colourRoles.map((role) => {
      const [red = "", green = "", blue = ""] = theme[mode][role].slice(1).match(/../g) ?? [];
      return `        static let ${role} = Color(.sRGB, red: 0x${red} / 255, green: 0x${green} / 255, blue: 0x${blue} / 255)`;
    }),
    "    }",
    "",
  ];
  return [
    `// ${comment(theme.name)}`,
    "import SwiftUI",
    "",
    "enum Theme {",
    ...themeModes.flatMap(block),
    `    static let fontFamilies = [${families(theme.fonts.ios)
      .map((family) => `"${family}"`)
      .join(", ")}]`,
    "}",
    "",
  ].join("\n");
};

const kotlin = (theme: ThemeContent): string => {
  const block = (mode: ThemeMode) => [
    `    object ${capital(mode)} {`,
    ...colourRoles.map((role) => `        val ${capital(role)} = Color(0xFF${theme[mode][role].slice(1)})`),
    "    }",
    "",
  ];
  return [
    `// ${comment(theme.name)}`,
    "import androidx.compose.ui.graphics.Color",
    "",
    "object Theme {",
    ...themeModes.flatMap(block),
    `    val FontFamilies = listOf(${families(theme.fonts.android)
      .map((family) => `"${family}"`)
      .join(", ")})`,
    "}",
    "",
  ].join("\n");
};

const writers = { tokens, css, swift, kotlin } as const;
const endings = { tokens: "tokens.json", css: "css", swift: "swift", kotlin: "kt" } as const;
const types = {
  tokens: "application/json",
  css: "text/css",
  swift: "text/plain",
  kotlin: "text/plain",
} as const;

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

/** A file whose name any system takes. */
export const exportTheme = (theme: ThemeContent, format: ExportFormat): ExportedFile => {
  const plain = theme.name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return {
    name: `${plain === "" ? "theme" : plain}.${endings[format]}`,
    type: types[format],
    content: writers[format](theme),
  };
};
