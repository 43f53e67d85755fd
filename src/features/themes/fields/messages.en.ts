/** Messages of the fields of a theme. */
import type { Messages } from "#src/i18n/messages.ts";

export const messages = {
  name: { id: "fields.name", defaultMessage: "Name", description: "Field: the theme’s name" },
  nameHint: {
    id: "fields.nameHint",
    defaultMessage: "Up to 15 characters.",
    description: "Under the field of the name",
  },
  colours: { id: "fields.colours", defaultMessage: "Colours", description: "Title of a card" },
  coloursHint: {
    id: "fields.coloursHint",
    defaultMessage: "Pick, type or paste: #0F766E, #abc, rgb(…) or hsl(…).",
    description: "Under the title of a card",
  },
  colourWrong: {
    id: "fields.colourWrong",
    defaultMessage: "Please enter a colour such as #0F766E, rgb(15 118 110) or hsl(175 77% 26%).",
    description: "Error of a colour’s field",
  },
  pick: {
    id: "fields.pick",
    defaultMessage: "Pick: {name}",
    description: "Button: opens the colour picker. {name} is the colour’s role and mode",
  },
  hue: { id: "fields.hue", defaultMessage: "Hue", description: "Name of the slider of hues" },
  light: { id: "fields.light", defaultMessage: "Light", description: "Colour mode" },
  dark: { id: "fields.dark", defaultMessage: "Dark", description: "Colour mode" },
  inMode: {
    id: "fields.inMode",
    defaultMessage: "{name}, {mode}",
    description: "A name with its colour mode: “Primary, Light”",
  },
  modeSuffix: {
    id: "fields.modeSuffix",
    defaultMessage: ", {mode}",
    description: "After the name of a colour, for screen readers: the mode it belongs to",
  },
  primary: { id: "fields.primary", defaultMessage: "Primary", description: "Role of a colour" },
  onPrimary: {
    id: "fields.onPrimary",
    defaultMessage: "On primary",
    description: "Role of a colour: text on primary",
  },
  accent: { id: "fields.accent", defaultMessage: "Accent", description: "Role of a colour" },
  onAccent: {
    id: "fields.onAccent",
    defaultMessage: "On accent",
    description: "Role of a colour: text on accent",
  },
  background: { id: "fields.background", defaultMessage: "Background", description: "Role of a colour" },
  onBackground: {
    id: "fields.onBackground",
    defaultMessage: "On background",
    description: "Role of a colour: text on the background",
  },
  illustration: {
    id: "fields.illustration",
    defaultMessage: "Illustration",
    description: "Role of a colour",
  },
  illustrationOutline: {
    id: "fields.illustrationOutline",
    defaultMessage: "Illustration outline",
    description: "Role of a colour",
  },
  fonts: { id: "fields.fonts", defaultMessage: "Fonts", description: "Title of a card" },
  fontsHint: {
    id: "fields.fontsHint",
    defaultMessage: "Choose a family or type any other; several are joined by commas.",
    description: "Under the title of a card",
  },
  fontWrong: {
    id: "fields.fontWrong",
    defaultMessage: "Please enter names of fonts, joined by commas, without quotes.",
    description: "Error of a font’s field",
  },
  fontOf: {
    id: "fields.fontOf",
    defaultMessage: "Font, {system}",
    description: "Name of a field: the font of a system",
  },
  ios: { id: "fields.ios", defaultMessage: "iOS", description: "System" },
  android: { id: "fields.android", defaultMessage: "Android", description: "System" },
  web: { id: "fields.web", defaultMessage: "Web", description: "System" },
} as const satisfies Messages;
