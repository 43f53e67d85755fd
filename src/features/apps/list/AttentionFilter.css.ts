/** Like a choice of the bar above it: outlined, and filled while it filters. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { chip, fastTransition, highlighted, states } from "#src/theme/styles.ts";
import { color, space } from "#src/theme/vars.css.ts";

export const filter = style([
  chip,
  {
    gap: space[4],
    fontWeight: 500,
    transition: fastTransition(["background-color", "border-color", "color"]),
    selectors: {
      // Wide enough for most numbers.
      "&[data-at-end]": { justifyContent: "center", minWidth: "9rem", marginInlineStart: "auto" },
      [states.pressed]: { backgroundColor: color.pressed },
      [states.selected]: {
        borderColor: color.accentText,
        backgroundColor: color.accentSoft,
        color: color.accentText,
      },
    },
    "@media": {
      print: { display: "none" },
      [media.forcedColors]: { selectors: { [states.selected]: highlighted } },
    },
  },
]);

/* On a phone it would take a line for some seconds, and move the list. */
export const checked = style({
  whiteSpace: "nowrap",
  "@media": { [media.phone]: { display: "none" } },
});
