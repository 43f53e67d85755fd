/** Suggested font families: those that come with each system, and free ones. */
import type { FontSystem } from "#src/domain/themes/themeFields.ts";

const free = [
  "Inter",
  "Lato",
  "Merriweather",
  "Montserrat",
  "Noto Sans",
  "Noto Serif",
  "Nunito",
  "Open Sans",
  "Poppins",
  "Roboto",
  "Source Sans 3",
  "Work Sans",
];

const sorted = (...families: ReadonlyArray<string>) =>
  [...new Set(families)].toSorted((a, b) => a.localeCompare(b, "en"));

export const fontFamilies: Readonly<Record<FontSystem, ReadonlyArray<string>>> = {
  // https://developer.apple.com/fonts/system-fonts/
  ios: sorted(
    "SF Pro",
    "SF Pro Rounded",
    "SF Compact",
    "New York",
    "Avenir",
    "Avenir Next",
    "Baskerville",
    "Charter",
    "Didot",
    "Futura",
    "Georgia",
    "Gill Sans",
    "Helvetica Neue",
    "Hoefler Text",
    "Iowan Old Style",
    "Optima",
    "Palatino",
    "Seravek",
    "Verdana",
  ),
  // https://source.android.com/docs/core/fonts: the families of AOSP, then those that apps bundle.
  android: sorted(
    "Roboto",
    "Roboto Flex",
    "Roboto Mono",
    "Droid Sans Mono",
    "Noto Serif",
    "Noto Sans",
    ...free,
  ),
  web: sorted(
    "Arial",
    "Courier New",
    "Georgia",
    "Tahoma",
    "Times New Roman",
    "Trebuchet MS",
    "Verdana",
    "system-ui",
    "sans-serif",
    "serif",
    "Inter, Arial",
    "Source Sans 3, Arial",
    ...free,
  ),
};
