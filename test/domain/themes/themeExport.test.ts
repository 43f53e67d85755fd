/** Exported files, and importing design tokens: round trip, errors by field, hostile files. */
import { Arbitrary, Either, FastCheck as fc, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { NewTheme } from "#schemas/themes/Theme.ts";
import { exportFormats, exportTheme } from "#src/domain/themes/themeExport.ts";
import { ThemeContent } from "#src/domain/themes/themeFields.ts";
import { importTheme } from "#src/domain/themes/themeImport.ts";

const themes = Arbitrary.make(NewTheme);
const theme = fc.sample(themes, { numRuns: 1, seed: 7 })[0] as typeof NewTheme.Type;
const asJson = () =>
  JSON.parse(exportTheme(theme, "tokens").content) as Record<string, Record<string, unknown>>;

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

  it("are typed values in sRGB, with components and hex", () => {
    expect(asJson()["light"]?.["$type"]).toBe("color");
    expect(asJson()["light"]?.["primary"]).toMatchObject({
      $value: { colorSpace: "srgb", hex: theme.light.primary.toLowerCase() },
    });
  });

  it("may be strings, as in earlier drafts of the format", () => {
    const tokens = { ...asJson(), light: { ...asJson()["light"], primary: { $value: "#123abc" } } };
    const read = importTheme(JSON.stringify(tokens), "x");
    expect(Either.isRight(read) && read.right.light.primary).toBe("#123ABC");
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
    const tokens = asJson();
    const hostile = {
      ...tokens,
      light: { ...tokens["light"], primary: { $value: value } },
      fonts: { ...tokens["fonts"], web: { $value: value } },
    };
    const read = importTheme(JSON.stringify(hostile), "x");
    expect(Either.isLeft(read) && read.left.map(({ field }) => field)).toEqual([
      "light.primary",
      "fonts.web",
    ]);
  });

  it("are refused with every missing or wrong field named", () => {
    const { dark: _, ...tokens } = asJson();
    const broken = {
      ...tokens,
      light: { ...tokens["light"], accent: { $value: "var(--x)" } },
      fonts: { ...tokens["fonts"], web: { $value: ['x"; background: url(//x)'] } },
    };
    const read = importTheme(JSON.stringify(broken), "x");
    const fields = Either.isLeft(read) ? read.left.map(({ field }) => field) : [];
    expect(fields).toContain("light.accent");
    expect(fields).toContain("fonts.web");
    expect(fields.filter((field) => field.startsWith("dark."))).toHaveLength(8);
  });

  it.each(["", "[]", "null", "{", '"x"'])("are refused when the file is %j", (text) => {
    expect(Either.isLeft(importTheme(text, "x"))).toBe(true);
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
