/** A theme's content as one text, the same on every machine: its hash identifies the version. */
import { type Theme, ThemeColours, ThemeFonts } from "./Theme.ts";

/** In the contract's order. JSON.stringify writes only these members, in this order, at every depth. */
const members = [
  "name",
  "light",
  "dark",
  "fonts",
  ...Object.keys(ThemeColours.fields),
  ...Object.keys(ThemeFonts.fields),
];

/**
 * JSON without white space and without the id, members in the contract's order. The theme's ETag is the SHA-256 of its
 * UTF-8, in base64url without padding, so the version of any copy of a theme can be computed.
 */
export const canonicalTheme = (theme: Omit<Theme, "id">): string => JSON.stringify(theme, members);
