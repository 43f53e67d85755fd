/** A theme: the colours and fonts that an app's wellbeing kit is shown in. */
import { Schema } from "effect";
import { idOf, keepingNumericId } from "../ids.ts";
import { Trimmed, TypedText } from "../scalars.ts";
import { exampleTheme } from "./exampleTheme.ts";

const { light, dark, fonts } = exampleTheme;

export const ThemeId = idOf("ThemeId", "the theme", "thm_1sLq0");
export type ThemeId = typeof ThemeId.Type;

export const themeNameMaxLength = 15;
export const themeNameMinLength = 2;

export const ThemeName = TypedText(themeNameMaxLength, themeNameMinLength).annotations({
  description: `Name of the theme: ${themeNameMinLength} to ${themeNameMaxLength} characters (grapheme clusters) after trimming and with runs of spaces as one`,
  examples: ["Calm sea"],
});

/** sRGB as `#RRGGBB`. Lower case is accepted and sent as upper case. */
export const Colour = Schema.transform(
  Schema.String.pipe(
    Schema.pattern(/^#[0-9A-Fa-f]{6}$/, { message: () => "must be a colour such as #0F766E" }),
  ),
  Schema.String.pipe(Schema.pattern(/^#[0-9A-F]{6}$/), Schema.brand("Colour")),
  { strict: false, decode: (text: string) => text.toUpperCase(), encode: (colour) => colour },
);
export type Colour = typeof Colour.Type;

const colour = (role: string, example: string) =>
  Colour.annotations({
    description: `${role}; sRGB as #RRGGBB`,
    examples: [Schema.decodeSync(Colour)(example)],
  });

export const ThemeColours = Schema.Struct({
  primary: colour("Fill of controls", light.primary),
  onPrimary: colour("Text and icons on primary", light.onPrimary),
  accent: colour("Fill of highlights", light.accent),
  onAccent: colour("Text and icons on accent", light.onAccent),
  background: colour("Background of the screen", light.background),
  onBackground: colour("Text and icons on the background", light.onBackground),
  illustration: colour("Fill of illustrations", light.illustration),
  illustrationOutline: colour("Outline of illustrations", light.illustrationOutline),
}).annotations({ identifier: "ThemeColours", description: "The eight colours of one mode" });
export type ThemeColours = typeof ThemeColours.Type;

export const fontFamilyMaxLength = 100;
const fontFamilies = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*(?:, ?[\p{L}\p{N}][\p{L}\p{N} ._-]*)*$/u;

/** One or more families joined by commas: letters, digits, spaces, dots and hyphens; no quotes, no CSS. */
export const FontFamily = Trimmed(
  [
    {
      expected: "must be names of font families, joined by commas, without quotes",
      isMet: (text) => text.length <= fontFamilyMaxLength && fontFamilies.test(text),
    },
  ],
  { type: "string", pattern: fontFamilies.source, maxLength: fontFamilyMaxLength },
  (fc) => fc.constantFrom("SF Pro", "Roboto", "Inter, Arial", "Source Sans 3"),
);

const font = (system: string, example: string) =>
  FontFamily.annotations({
    description: `Font families on ${system}, in order of preference: names joined by commas, at most ${fontFamilyMaxLength} characters`,
    examples: [example],
  });

export const ThemeFonts = Schema.Struct({
  ios: font("iOS", fonts.ios),
  android: font("Android", fonts.android),
  web: font("the Web", fonts.web),
}).annotations({ identifier: "ThemeFonts", description: "Fonts of each system" });
export type ThemeFonts = typeof ThemeFonts.Type;

const content = {
  light: Schema.propertySignature(ThemeColours).annotations({ description: "Colours in light mode" }),
  dark: Schema.propertySignature(ThemeColours).annotations({
    description: "Colours in dark mode",
    examples: [Schema.decodeSync(ThemeColours)(dark)],
  }),
  fonts: ThemeFonts,
};

export const ThemeFields = Schema.Struct({
  id: ThemeId,
  name: Schema.String.annotations({ description: "Name of the theme", examples: ["Calm sea"] }),
  ...content,
}).annotations({
  identifier: "Theme",
  description: "The colours and fonts that an app's wellbeing kit is shown in",
});

export const Theme = keepingNumericId(ThemeFields);
export type Theme = typeof Theme.Type;

export const NewTheme = Schema.Struct({ name: ThemeName, ...content }).annotations({
  identifier: "NewTheme",
  description: "The fields of a new theme",
  parseOptions: { onExcessProperty: "error", errors: "all" },
});

export const ThemeUpdate = keepingNumericId(
  Schema.Struct({ id: ThemeId, name: ThemeName, ...content }).annotations({
    identifier: "ThemeUpdate",
    description: "The whole theme with its edits. `id` must be that of the theme",
    parseOptions: { onExcessProperty: "error", errors: "all" },
  }),
);
