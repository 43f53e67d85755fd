/** What a theme holds as one text, the same on every machine: the name of a version is a hash of it. */
import type { Theme } from "./Theme.ts";

const colours = ({
  primary,
  onPrimary,
  accent,
  onAccent,
  background,
  onBackground,
  illustration,
  illustrationOutline,
}: Theme["light"]) => ({
  primary,
  onPrimary,
  accent,
  onAccent,
  background,
  onBackground,
  illustration,
  illustrationOutline,
});

/**
 * JSON without white space, the members in the contract's order, without the id. A theme's ETag is the SHA-256 of
 * its UTF-8, in base64url without padding: whoever holds a theme can say which version it is, wherever it came from.
 */
export const canonicalTheme = ({ name, light, dark, fonts }: Omit<Theme, "id">): string =>
  JSON.stringify({
    name,
    light: colours(light),
    dark: colours(dark),
    fonts: { ios: fonts.ios, android: fonts.android, web: fonts.web },
  });
