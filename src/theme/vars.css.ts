/** Every token as a CSS variable with a readable name (`--color-text-muted`, `--chart-1`). */
import { createGlobalThemeContract } from "@vanilla-extract/css";
import { chartPalettes } from "./chartPalette.ts";
import { palettes } from "./palette.ts";
import { scale } from "./scale.ts";

const kebab = (path: ReadonlyArray<string>) =>
  path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const vars = createGlobalThemeContract(
  { ...palettes.light, ...scale, chart: chartPalettes.light },
  (_value, path) => kebab(path),
);
