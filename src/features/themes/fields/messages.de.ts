/** Messages of the fields of a theme, in German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  name: "Name",
  nameHint: "Bis zu 15 Zeichen.",
  colours: "Farben",
  coloursHint: "Wählen, tippen oder einfügen: #0F766E, #abc, rgb(…) oder hsl(…).",
  colourWrong: "Bitte geben Sie eine Farbe ein, etwa #0F766E, rgb(15 118 110) oder hsl(175 77% 26%).",
  pick: "Auswählen: {name}",
  hue: "Farbton",
  light: "Hell",
  dark: "Dunkel",
  inMode: "{name}, {mode}",
  modeSuffix: ", {mode}",
  primary: "Primärfarbe",
  onPrimary: "Text auf Primärfarbe",
  accent: "Akzentfarbe",
  onAccent: "Text auf Akzentfarbe",
  background: "Hintergrund",
  onBackground: "Text auf Hintergrund",
  illustration: "Illustration",
  illustrationOutline: "Kontur der Illustration",
  fonts: "Schriften",
  fontsHint: "Wählen Sie eine Schrift oder geben Sie eine eigene ein. Mehrere trennen Sie mit Kommas.",
  fontWrong: "Bitte geben Sie Namen von Schriften ein, durch Kommas getrennt und ohne Anführungszeichen.",
  fontOf: "Schrift, {system}",
  ios: "iOS",
  android: "Android",
  web: "Web",
} satisfies Translation<typeof english>;
