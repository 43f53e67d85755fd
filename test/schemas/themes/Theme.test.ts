/** Colours and fonts must not contain any other CSS. */
import { ParseResult, Schema } from "effect";
import { describe, expect, it } from "vitest";
import { Colour, FontFamily, NewTheme, ThemeName } from "#schemas/themes/Theme.ts";

describe("a colour", () => {
  const decode = Schema.decodeUnknownSync(Colour);

  it("in lower case is sent in upper case", () => {
    expect(Schema.encodeSync(Colour)(decode("#0f766e"))).toBe("#0F766E");
  });

  it.each(["#FFF", "#FFFFFFFF", "#GGGGGG", "0F766E", " #0F766E", "#0F766E\n", 0x0f766e])(
    "is not %j",
    (input) => {
      expect(() => decode(input)).toThrow(ParseResult.ParseError);
    },
  );
});

describe("a font family", () => {
  const decode = Schema.decodeUnknownSync(FontFamily);

  it.each(["Inter", " Inter ", "SF Pro", "Inter, Arial", "Source Sans 3,Noto Sans", "Läckerli"])(
    "may be %j",
    (input) => {
      expect(decode(input)).toBe(input.trim());
    },
  );

  it.each([
    "",
    // What else ends a name or begins something else in CSS or HTML.
    ...Array.from(`"'\\;:{}()[]/*<>@!#\n\u202E`, (sign) => `Inter${sign}Arial`),
    "Inter,",
    ",Inter",
    "Inter,,Arial",
    "a, ".repeat(5_000),
    "a".repeat(101),
  ])("is not %j", (input) => {
    expect(() => decode(input)).toThrow("must be names of font families");
  });
});

it("a theme's name has at most 15 grapheme clusters", () => {
  const decode = Schema.decodeUnknownSync(ThemeName);
  expect(decode("🏳️‍🌈".repeat(15))).toBe("🏳️‍🌈".repeat(15));
  expect(() => decode("a".repeat(16))).toThrow("at most 15 characters");
  expect(() => decode("🏳️‍🌈".repeat(16))).toThrow("at most 15 characters");
  expect(() => decode("👩‍👩‍👧‍👦".repeat(10_000))).toThrow("at most 15 characters");
  // As long as a request may be: counting all of them would fill the memory.
  expect(() => decode("a".repeat(64 * 1024))).toThrow("at most 15 characters");
  expect(() => decode("Calm \u202Esea")).toThrow("must not contain control characters");
});

it("a new theme with unknown members is refused", () => {
  expect(() => Schema.decodeUnknownSync(NewTheme)({ name: "Calm sea", css: "*{}" })).toThrow("unexpected");
});
