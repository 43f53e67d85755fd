/** Gives the contract its values: light, dark by the system's wish, and either by `data-mode` on `<html>`. */
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { chartPalette } from "./chartPalette.ts";
import { type Mode, palettes } from "./palette.ts";
import { scale } from "./scale.ts";
import { vars } from "./vars.css.ts";

const { color, illustration, chart, ...sizes } = vars;

const inMode = (mode: Mode) => ({
  colorScheme: mode,
  vars: assignVars({ color, illustration }, palettes[mode]),
});

globalStyle(":root", {
  vars: { ...assignVars(sizes, scale), ...assignVars(chart, chartPalette) },
  "@media": {
    [media.touch]: { vars: { [sizes.size.target]: "44px", [sizes.size.control]: "44px" } },
    [media.reducedMotion]: {
      vars: { [sizes.motion.fast]: "0ms", [sizes.motion.state]: "0ms", [sizes.motion.dialog]: "0ms" },
    },
  },
});

globalStyle(":root", inMode("light"));
/* Paper is light. */
globalStyle(":root:not([data-mode])", { "@media": { [media.prefersDark]: inMode("dark") } });
globalStyle(':root[data-mode="dark"]', { "@media": { screen: inMode("dark") } });
