/** A title beside its sentences; above them on phones. The place of one sentence is reserved, which is the usual answer. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { box, text } from "#src/theme/styles.ts";
import { color, size, space } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr) auto",
  columnGap: space[24],
  padding: `${space[4]} ${space[24]}`,
  ...box,
  "@media": {
    [media.phone]: {
      gridTemplate: `minmax(${size.target}, auto) auto / minmax(0, 1fr) auto`,
      padding: `${space[8]} ${space[16]}`,
    },
    print: { padding: `${space[8]} ${space[12]}`, breakInside: "avoid" },
  },
});

/** So that a line is in the middle of the button beside it. */
const besideButton = 6;

export const title = style({ ...text.body, paddingBlock: besideButton, fontWeight: 600 });

export const sentences = style({
  ...text.body,
  boxSizing: "content-box",
  minHeight: "1lh",
  paddingBlock: besideButton,
  fontVariantNumeric: "tabular-nums",
  "@media": {
    // It may take two lines.
    [media.phone]: { gridArea: "2 / 1 / 3 / 3", minHeight: "2lh", paddingBlock: 0 },
    print: { minHeight: 0 },
  },
});

globalStyle(`${sentences} a`, { color: color.text, textDecorationColor: color.borderControl });

export const copy = style({
  marginInlineEnd: `calc(-1 * ${space[8]})`,
  "@media": { print: { display: "none" } },
});
