/** Messages of the fields of a theme. */
import { defineMessages } from "#src/i18n/messages.ts";

export const messages = defineMessages({
  name: "Name", // Field: the theme’s name
  nameHint: "Up to 15 characters.",
  colours: "Colours", // Title of a card
  coloursHint: "Pick, type or paste: #0F766E, #abc, rgb(…) or hsl(…).",
  colourWrong: "Please enter a colour such as #0F766E, rgb(15 118 110) or hsl(175 77% 26%).",
  pick: "Pick: {name}", // Button: opens the colour picker. {name} is the colour’s role and mode
  derive: "All colours from Primary, Light", // Above four buttons, the moods below: makes the other fifteen colours
  deriveHint: "Primary, Light stays as it is. Every pair gets enough contrast.", // Below the buttons
  // In its place, after a press, where the colour would not be seen on a dark background
  adapted: "Primary, Dark is {colour}: lighter, so that it shows on the dark background.",
  derived: "All colours made from {colour}", // Toast, with a button that undoes it
  calm: "Calm", // Mood of the colours of a theme
  fresh: "Fresh", // Mood
  warm: "Warm", // Mood
  bold: "Bold", // Mood
  hue: "Hue", // Name of the slider of hues
  light: "Light", // Colour mode
  dark: "Dark", // Colour mode
  inMode: "{name}, {mode}", // A name with its colour mode: “Primary, Light”
  primary: "Primary", // Role of a colour
  onPrimary: "On primary", // Role of a colour: text on primary
  accent: "Accent", // Role of a colour
  onAccent: "On accent", // Role of a colour: text on accent
  background: "Background", // Role of a colour
  onBackground: "On background", // Role of a colour: text on the background
  illustration: "Illustration", // Role of a colour
  illustrationOutline: "Illustration outline", // Role of a colour
  fonts: "Fonts", // Title of a card
  fontsHint: "Choose a font or type your own. Separate several with commas.",
  fontWrong: "Please enter names of fonts, joined by commas, without quotes.",
  fontOf: "Font, {system}", // Name of a field: the font of a system
  ios: "iOS", // System
  android: "Android", // System
  web: "Web", // System
});
