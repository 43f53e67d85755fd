/** Exports a theme as a file: design tokens (W3C Design Tokens 2025.10), CSS, Swift or Kotlin. */
import { fileName } from "../fileName.ts";
import { channels } from "./colour.ts";
import {
  colourRoles,
  fontStack,
  fontSystems,
  type ThemeContent,
  type ThemeMode,
  themeModes,
} from "./themeFields.ts";

/** The name without characters that could end a comment. */
const inComment = (name: string) => name.replaceAll(/[\p{C}\p{Zl}\p{Zp}*/\\]/gu, " ").trim();

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const fontNames = (font: string) => font.split(",").map((family) => family.trim());

const tokens = (theme: ThemeContent): string => {
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
  const fonts = fontSystems.map((system) => [system, { $value: fontNames(theme.fonts[system]) }] as const);
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
    `/* ${inComment(theme.name)} */`,
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
    `    enum ${capitalized(mode)} {`,
    ...colourRoles.map((role) => {
      const [red = "", green = "", blue = ""] = theme[mode][role].slice(1).match(/../g) ?? [];
      return `        static let ${role} = Color(.sRGB, red: 0x${red} / 255, green: 0x${green} / 255, blue: 0x${blue} / 255)`;
    }),
    "    }",
    "",
  ];
  return [
    `// ${inComment(theme.name)}`,
    "import SwiftUI",
    "",
    "enum Theme {",
    ...themeModes.flatMap(block),
    `    static let fontFamilies = [${fontNames(theme.fonts.ios)
      .map((family) => `"${family}"`)
      .join(", ")}]`,
    "}",
    "",
  ].join("\n");
};

const kotlin = (theme: ThemeContent): string => {
  const block = (mode: ThemeMode) => [
    `    object ${capitalized(mode)} {`,
    ...colourRoles.map(
      (role) => `        val ${capitalized(role)} = Color(0xFF${theme[mode][role].slice(1)})`,
    ),
    "    }",
    "",
  ];
  return [
    `// ${inComment(theme.name)}`,
    "import androidx.compose.ui.graphics.Color",
    "",
    "object Theme {",
    ...themeModes.flatMap(block),
    `    val FontFamilies = listOf(${fontNames(theme.fonts.android)
      .map((family) => `"${family}"`)
      .join(", ")})`,
    "}",
    "",
  ].join("\n");
};

const formats = {
  tokens: { write: tokens, extension: "tokens.json", type: "application/json" },
  css: { write: css, extension: "css", type: "text/css" },
  swift: { write: swift, extension: "swift", type: "text/plain" },
  kotlin: { write: kotlin, extension: "kt", type: "text/plain" },
} as const;

/** The formats, in the order of the menu. */
export const exportFormats = ["tokens", "css", "swift", "kotlin"] as const satisfies ReadonlyArray<
  keyof typeof formats
>;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
}

export const exportTheme = (theme: ThemeContent, format: ExportFormat): ExportedFile => {
  const { write, extension, type } = formats[format];
  return { name: `${fileName(theme.name, "theme")}.${extension}`, type, content: write(theme) };
};
