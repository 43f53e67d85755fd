/** A theme's font families as the value of CSS' font-family. */

const generic = new Set([
  "system-ui",
  "sans-serif",
  "serif",
  "monospace",
  "cursive",
  "fantasy",
  "ui-rounded",
]);

/** Names are quoted, since one may begin with a digit; the contract lets no quote or backslash into them. */
export const fontStack = (families: string): string =>
  families
    .split(",")
    .map((family) => family.trim())
    .map((family) => (generic.has(family) ? family : `"${family}"`))
    .concat("system-ui", "sans-serif")
    .join(", ");
