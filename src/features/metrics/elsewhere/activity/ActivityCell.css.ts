/** A number that links to the statistics, and its change. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { color, space } from "#src/theme/vars.css.ts";

// As wide as the head of its column.
export const count = style({
  minWidth: "3.5rem",
  textAlign: "end",
  "@media": { [media.phone]: { minWidth: 0 } },
});
globalStyle(`${count} a`, { color: color.text });
/* A larger target for the finger than the word, above the link of the row. */
globalStyle(`${count} a::after`, {
  content: "",
  position: "absolute",
  inset: `calc(-1 * ${space[8]})`,
  "@media": { [media.touch]: { insetBlock: -12 } },
});

/* Said by the header of the column elsewhere. */
export const noun = style({
  "@media": {
    [media.fromSmall]: { display: "none" },
    print: { display: "none" },
  },
});
