/**
 * A theme's sixteen colours from one. Lightness comes from the role, hue and chroma from the primary colour and the mood,
 * in OKLCH, where the same lightness looks equally light in every hue (https://bottosson.github.io/posts/oklab/).
 */
import { clampChroma } from "culori/fn";
import type { Colour, ThemeColours } from "#schemas/themes/Theme.ts";
import { toColour, toOklch } from "./colour.ts";
import { nearestPassing, textOn } from "./contrast.ts";
import { isSameTheme, type ThemeContent, type ThemeMode } from "./themeFields.ts";

interface Tint {
  /** Degrees from the hue of the primary colour, or a hue of its own. */
  readonly hue: { readonly turn: number } | { readonly at: number };
  readonly chroma: number;
}

const same = { turn: 0 };

/** The tint of highlights, illustrations and backgrounds. */
const moods = {
  calm: {
    accent: { hue: { turn: 40 }, chroma: 0.07 },
    illustration: { hue: same, chroma: 0.07 },
    background: { hue: same, chroma: 0.008 },
  },
  fresh: {
    accent: { hue: { turn: 120 }, chroma: 0.15 },
    illustration: { hue: { turn: 60 }, chroma: 0.13 },
    background: { hue: { turn: 60 }, chroma: 0.012 },
  },
  warm: {
    accent: { hue: { at: 50 }, chroma: 0.14 },
    illustration: { hue: { at: 65 }, chroma: 0.11 },
    background: { hue: { at: 80 }, chroma: 0.016 },
  },
  bold: {
    accent: { hue: { turn: 180 }, chroma: 0.2 },
    illustration: { hue: same, chroma: 0.2 },
    background: { hue: same, chroma: 0 },
  },
} as const satisfies Record<string, Readonly<Record<"accent" | "illustration" | "background", Tint>>>;

export type Mood = keyof typeof moods;
export const moodNames = ["calm", "fresh", "warm", "bold"] as const satisfies ReadonlyArray<Mood>;

const lightness = {
  light: {
    accent: 0.52,
    background: 0.985,
    onBackground: 0.24,
    illustration: 0.66,
    illustrationOutline: 0.38,
  },
  dark: { accent: 0.8, background: 0.17, onBackground: 0.94, illustration: 0.68, illustrationOutline: 0.88 },
} as const satisfies Record<ThemeMode, Partial<Record<keyof ThemeColours, number>>>;

/** Of a grey primary colour: the blue cast of most greys. */
const hueOfGrey = 250;

const coloursOf = (primary: Colour, mood: Mood, mode: ThemeMode): ThemeColours => {
  const { h = hueOfGrey, c } = toOklch(primary);
  const hueOfPrimary = c < 0.02 ? hueOfGrey : h;
  const tinted = (l: number, { hue, chroma }: Tint) =>
    toColour(
      clampChroma(
        { mode: "oklch", l, c: chroma, h: "at" in hue ? hue.at : (hueOfPrimary + hue.turn) % 360 },
        "oklch",
      ),
    );
  const of = lightness[mode];
  const { accent: accentTint, illustration, background: paper } = moods[mood];
  const background = tinted(of.background, paper);
  // On dark, a dark fill would be gone. On light, the colour of a brand stays: a light fill is known by its text.
  const fill = mode === "dark" ? nearestPassing(primary, background, 3) : primary;
  const accent = tinted(of.accent, accentTint);
  return {
    primary: fill,
    onPrimary: textOn(fill),
    accent,
    onAccent: textOn(accent),
    background,
    onBackground: nearestPassing(tinted(of.onBackground, { ...paper, chroma: 0.02 }), background, 4.5),
    illustration: nearestPassing(tinted(of.illustration, illustration), background, 3),
    illustrationOutline: nearestPassing(tinted(of.illustrationOutline, illustration), background, 3),
  };
};

/** The colours of both modes. In light mode, the primary colour is as given; in dark mode, it is lighter where it has to. */
export const derivedColours = (primary: Colour, mood: Mood): Pick<ThemeContent, ThemeMode> => ({
  light: coloursOf(primary, mood, "light"),
  dark: coloursOf(primary, mood, "dark"),
});

/** The mood that the colours of a theme were derived with; undefined once one of them is changed. */
export const moodOf = (theme: ThemeContent): Mood | undefined =>
  moodNames.find((mood) => isSameTheme(theme, { ...theme, ...derivedColours(theme.light.primary, mood) }));
