/** The value of CSS font-family for the font families of a theme. */

const generic = new Set([
  "system-ui",
  "sans-serif",
  "serif",
  "monospace",
  "cursive",
  "fantasy",
  "ui-rounded",
]);

/** Quotes names, since a name may begin with a digit. The contract allows no quotes and backslashes in them. */
export const fontStack = (families: string): string =>
  families
    .split(",")
    .map((family) => family.trim())
    .map((family) => (generic.has(family) ? family : `"${family}"`))
    .concat("system-ui", "sans-serif")
    .join(", ");
