/** Exporting and importing design tokens: round trip, errors by field, hostile files. */
import { Arbitrary, Either, FastCheck as fc, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { NewTheme } from "#schemas/themes/Theme.ts";
import { exportTheme } from "#src/domain/themes/themeExport.ts";
import { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { importTheme } from "#src/domain/themes/themeImport.ts";

const themes = Arbitrary.make(NewTheme);
const theme = fc.sample(themes, { numRuns: 1, seed: 7 })[0] as typeof NewTheme.Type;
const asJson = () => JSON.parse(exportTheme(theme).text) as Record<string, Record<string, unknown>>;

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
        const again = importTheme(exportTheme(content).text, "x");
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
    expect(importTheme(withPrimary($value), "x")).toEqual(Either.left(["light.primary"]));
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
    "#fff\n}*{}",
    "\u202E#ffffff",
    "#".repeat(10_000),
    "color(srgb 1 1 1 / .5)",
  ])("are refused with the fields named when a colour and a font are %j", (value) => {
    const read = importTheme(withPrimary(value, { web: { $value: value } }), "x");
    expect(read).toEqual(Either.left(["light.primary", "fonts.web"]));
  });

  it.each(["", "[]", "null", "{", '"x"'])("are refused when the file is %j", (text) => {
    expect(importTheme(text, "x")).toEqual(Either.left("json"));
  });

  it("are imported or refused, without an exception, for any JSON", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(Either.isEither(importTheme(text, "x"))).toBe(true);
      }),
    );
  });
});

describe("an exported file", () => {
  it.each([
    [" ~ Sea ~ ", "sea.tokens.json"],
    ["__Calm  –  sea--", "calm-sea.tokens.json"],
    ["– –", "theme.tokens.json"],
    ["*/ x\n{} \\ //../", "x.tokens.json"],
  ])("is JSON, named after the theme in letters of any script: %j becomes %s", (name, file) => {
    expect(exportTheme({ ...theme, name })).toMatchObject({ name: file, type: "application/json" });
  });
});
