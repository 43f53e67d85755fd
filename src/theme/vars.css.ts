/** Every token as a CSS variable with a readable name (`--color-text-muted`, `--chart-1`). */
import { createGlobalThemeContract, createVar, style } from "@vanilla-extract/css";
import { cssName } from "#schemas/colours.ts";
import { palettes } from "./palette.ts";
import { scale } from "./scale.ts";

export const vars = createGlobalThemeContract({ ...palettes.light, ...scale }, (_value, path) =>
  cssName(path.join("-")),
);
export const { chart, color, font, motion, radius, size, space } = vars;

/** Class of the document's root while a dialog is open. */
export const withDialog = style({});

/** The `position` of what stays in view while the page scrolls: of all of it, so that it is decided once. */
export const sticky = createVar();

/** The sticky position of a table header: below other sticky elements. If it is unset, the header scrolls away. */
export const headTop = createVar();
