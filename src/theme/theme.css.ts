/** Values of the tokens: light or dark as `data-mode` on `<html>` says, else as the system prefers. */
import { assignVars, globalStyle } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { type Mode, palettes } from "./palette.ts";
import { scale } from "./scale.ts";
import { sticky, vars } from "./vars.css.ts";

const { color, illustration, chart, ...sizes } = vars;

const inMode = (mode: Mode) => ({
  colorScheme: mode,
  vars: assignVars({ color, illustration, chart }, palettes[mode]),
});

globalStyle(":root", {
  vars: { ...assignVars(sizes, scale), [sticky]: "static" },
  "@media": {
    [media.high]: { vars: { [sticky]: "sticky" } },
    [media.touch]: { vars: { [sizes.size.target]: "44px", [sizes.size.control]: "44px" } },
    [media.belowMedium]: { vars: { [sizes.size.pagePadding]: scale.space[24] } },
    [media.phone]: {
      vars: { [sizes.size.pagePadding]: scale.space[16], [sizes.size.cardPadding]: scale.space[16] },
    },
    [media.reducedMotion]: {
      vars: { [sizes.motion.fast]: "0ms", [sizes.motion.state]: "0ms", [sizes.motion.dialog]: "0ms" },
    },
  },
});

globalStyle(":root", inMode("light"));
/* Print is always light. */
globalStyle(":root:not([data-mode])", { "@media": { [media.prefersDark]: inMode("dark") } });
globalStyle(':root[data-mode="dark"]', { "@media": { screen: inMode("dark") } });
/* In both modes: what cannot be used has a colour of its own. */
globalStyle(":root:root", {
  "@media": { [media.forcedColors]: { vars: { [color.textDisabled]: "GrayText" } } },
});
