/** The document's colour mode shows one of the icons, so that the first frame needs no script to choose it. */
import { style } from "@vanilla-extract/css";

const shownIn = (mode: string) =>
  style({ selectors: { [`:root:not([data-mode="${mode}"]) &`]: { display: "none" } } });

export const shown = {
  light: shownIn("light"),
  dark: shownIn("dark"),
  system: style({ selectors: { ":root[data-mode] &": { display: "none" } } }),
};
