/** Exported files, and importing design tokens: round trip, errors by field, hostile files. */
import { Arbitrary, Either, FastCheck as fc, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { exampleTheme } from "#schemas/themes/exampleTheme.ts";
import { NewTheme } from "#schemas/themes/Theme.ts";
import { type ExportFormat, exportFormats, exportTheme } from "#src/domain/themes/themeExport.ts";
import { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { importTheme } from "#src/domain/themes/themeImport.ts";

const themes = Arbitrary.make(NewTheme);
const theme = fc.sample(themes, { numRuns: 1, seed: 7 })[0] as typeof NewTheme.Type;
const asJson = () =>
  JSON.parse(exportTheme(theme, "tokens").content) as Record<string, Record<string, unknown>>;

const withPrimary = ($value: unknown, fonts: object = {}) => {
  const tokens = asJson();
  const light = { ...tokens["light"], primary: { $value } };
  return JSON.stringify({ ...tokens, light, fonts: { ...tokens["fonts"], ...fonts } });
};

describe("design tokens", () => {
  it("are imported as they were exported", () => {
    const same = Schema.equivalence(ThemeContent);
    fc.assert(
      fc.property(themes, (content) => {
        const families = (font: string) => font.split(/, ?/).join(", ");
        const { ios, android, web } = content.fonts;
        const fonts = { ios: families(ios), android: families(android), web: families(web) };
        const again = importTheme(exportTheme(content, "tokens").content, "x");
        expect(Either.isRight(again) && same(again.right, { ...content, fonts })).toBe(true);
      }),
    );
  });

  it("are typed fonts and colours, these in sRGB with components and hex", () => {
    const $value = { colorSpace: "srgb", hex: theme.light.primary.toLowerCase() };
    expect(asJson()).toMatchObject({
      light: { $type: "color", primary: { $value } },
      fonts: { $type: "fontFamily" },
    });
  });

  it.each([
    ["half transparent", { colorSpace: "srgb", components: [1, 1, 1], alpha: 0.5 }],
    ["of another colour space", { colorSpace: "display-p3", components: [1, 1, 1] }],
    ["too bright for its range", { colorSpace: "srgb", components: [1, 1, 1.1] }],
    ["below its range", { colorSpace: "srgb", components: [-0.1, 1, 1] }],
    ["incomplete", { colorSpace: "srgb", components: [1, 1] }],
  ])("are refused when a colour is %s", (_title, $value) => {
    expect(importTheme(withPrimary($value), "x")).toEqual(Either.left([{ field: "light.primary" }]));
  });

  it.each([
    ["with an opaque alpha", { colorSpace: "srgb", components: [0.2, 0.501, 1], alpha: 1 }, "#3380FF"],
    ["as strings, of earlier drafts of the format", "#123abc", "#123ABC"],
  ])("are read %s, and rounded to eight bits", (_title, $value, colour) => {
    const read = importTheme(withPrimary($value), "x");
    expect(Either.isRight(read) && read.right.light.primary).toBe(colour);
  });

  it.each([
    ["a line break", "Calm\nsea", "Calm sea"],
    ["a character that reverses the text after it", "Calm \u202Esea", "Calm  sea"],
    ["ten thousand characters", "👩‍👩‍👧‍👦".repeat(10_000), "👩‍👩‍👧‍👦".repeat(60)],
    ["nothing to read", "\u0000\u2028", "Imported"],
    ["no string", { $value: "x" }, "Imported"],
  ])("are imported with a printable name when theirs has %s", (_title, described, name) => {
    const read = importTheme(JSON.stringify({ ...asJson(), $description: described }), "Imported");
    expect(Either.isRight(read) && read.right.name).toBe(name);
  });

  it.each([
    "red;background:url(//x)",
    "var(--x)",
    "expression(alert(1))",
    "#fff\n}*{}",
    "\u202E#ffffff",
    "#".repeat(10_000),
    "color(srgb 1 1 1 / .5)",
  ])("are refused with the fields named when a colour and a font are %j", (value) => {
    const read = importTheme(withPrimary(value, { web: { $value: value } }), "x");
    expect(read).toEqual(Either.left([{ field: "light.primary" }, { field: "fonts.web" }]));
  });

  it.each(["", "[]", "null", "{", '"x"'])("are refused when the file is %j", (text) => {
    expect(importTheme(text, "x")).toEqual(Either.left([{ field: "json" }]));
  });

  it("are imported or refused, without an exception, for any JSON", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(Either.isEither(importTheme(text, "x"))).toBe(true);
      }),
    );
  });
});

describe("every format", () => {
  it.each(exportFormats)("contains every colour: %s", (format) => {
    const { content } = exportTheme(theme, format);
    const digits = content.toUpperCase().replaceAll(/ \/ 255, (GREEN|BLUE): 0X/g, "");
    for (const colour of [...Object.values(theme.light), ...Object.values(theme.dark)]) {
      expect(digits).toContain(colour.slice(1));
    }
  });

  it.each(exportFormats)(
    "keeps a hostile name inside its comment and the file name harmless: %s",
    (format) => {
      const hostile = { ...theme, name: "*/ x\n{} \\ //../" };
      const { content, name } = exportTheme(hostile, format);
      expect(name).toMatch(/^[a-z0-9-]+\.[a-z.]+$/);
      expect(content.split("\n")).toHaveLength(exportTheme(theme, format).content.split("\n").length);
      expect(content.match(/\*\//g)?.length ?? 0).toBe(format === "css" ? 1 : format === "tokens" ? 1 : 0);
    },
  );
});

describe("an exported file", () => {
  const sea = Schema.decodeSync(ThemeContent)({
    name: "Calm sea",
    ...exampleTheme,
    fonts: { ios: "SF Pro, 3D", android: "Roboto", web: "Inter, system-ui" },
  });

  it("has the name and media type of its format", () => {
    expect(exportFormats.map((format) => exportTheme(sea, format))).toMatchObject([
      { name: "calm-sea.tokens.json", type: "application/json" },
      { name: "calm-sea.css", type: "text/css" },
      { name: "calm-sea.swift", type: "text/plain" },
      { name: "calm-sea.kt", type: "text/plain" },
    ]);
  });

  it.each([
    ["Läckerli Crème", "läckerli-crème.css"],
    [" ~ Sea ~ ", "sea.css"],
    ["海", "海.css"],
    ["__Calm  –  sea--", "calm-sea.css"],
    ["– –", "theme.css"],
    ["CON", "con-.css"],
  ])("is named after the theme in letters of any script: %j becomes %s", (name, file) => {
    expect(exportTheme({ ...sea, name }, "css").name).toBe(file);
  });

  it.each<readonly [ExportFormat, start: RegExp, parts: ReadonlyArray<string>]>([
    [
      "css",
      /^\/\* Calm sea \*\/\n:root \{\n {2}--theme-primary: #0F766E;\n/,
      [
        "  --theme-illustration-outline: #1E3A8A;",
        '--theme-font: "Inter", system-ui, system-ui, sans-serif;\n}\n\n@media (prefers-color-scheme: dark) {\n',
        "    --theme-primary: #5EEAD4;",
      ],
    ],
    [
      "swift",
      /^\/\/ Calm sea\nimport SwiftUI\n\nenum Theme \{\n {4}enum Light \{\n/,
      [
        "static let primary = Color(.sRGB, red: 0x0F / 255, green: 0x76 / 255, blue: 0x6E / 255)",
        "enum Dark {\n        static let primary = Color(.sRGB, red: 0x5E / 255, green: 0xEA / 255, blue: 0xD4 / 255)",
        'static let fontFamilies = ["SF Pro", "3D"]',
      ],
    ],
    [
      "kotlin",
      /^\/\/ Calm sea\nimport androidx\.compose\.ui\.graphics\.Color\n\nobject Theme \{\n {4}object Light \{\n/,
      [
        "val OnPrimary = Color(0xFFFFFFFF)",
        "object Dark {",
        "val OnPrimary = Color(0xFF042F2E)",
        'val FontFamilies = listOf("Roboto")',
      ],
    ],
  ])("of %s has both modes and its fonts", (format, start, parts) => {
    const { content } = exportTheme(sea, format);
    expect(content).toMatch(start);
    for (const part of parts) expect(content).toContain(part);
    const places = parts.map((part) => content.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it.each(["system-ui", "sans-serif", "serif", "monospace", "cursive", "fantasy", "ui-rounded"])(
    "contains the generic web font %s without quotes, which would make it a name: CSS",
    (web) => {
      const { content } = exportTheme({ ...sea, fonts: { ...sea.fonts, web } }, "css");
      expect(content).toContain(`--theme-font: ${web}, system-ui, sans-serif;`);
    },
  );
});
