/** What a theme holds as one text, the same on every machine: the name of a version is a hash of it. */
import { type Theme, ThemeColours, ThemeFonts } from "./Theme.ts";

/** What counts, in the contract's order; JSON.stringify takes members of this list alone, in its order, at every depth. */
const members = [
  "name",
  "light",
  "dark",
  "fonts",
  ...Object.keys(ThemeColours.fields),
  ...Object.keys(ThemeFonts.fields),
];

/**
 * JSON without white space, the members in the contract's order, without the id. A theme's ETag is the SHA-256 of
 * its UTF-8, in base64url without padding: whoever holds a theme can say which version it is, wherever it came from.
 */
export const canonicalTheme = (theme: Omit<Theme, "id">): string => JSON.stringify(theme, members);
