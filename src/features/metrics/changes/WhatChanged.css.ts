/** A title beside its sentences; above them on phones. The place of all sentences is reserved, so that nothing moves. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr) auto",
  columnGap: space[24],
  padding: `${space[8]} ${space[24]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surface,
  "@media": {
    [media.phone]: {
      gridTemplate: `${vars.size.target} auto / minmax(0, 1fr) auto`,
      alignItems: "center",
      padding: `${space[8]} ${space[16]}`,
    },
    print: { padding: `${space[8]} ${space[12]}`, breakInside: "avoid" },
  },
});

export const title = style({ ...text.body, fontWeight: 600 });

export const sentences = style({
  ...text.body,
  minHeight: "3lh",
  fontVariantNumeric: "tabular-nums",
  "@media": {
    // Each may take two lines.
    [media.phone]: { gridArea: "2 / 1 / 3 / 3", minHeight: "6lh" },
    print: { minHeight: 0 },
  },
});

/** Without a comparison. */
export const oneSentence = style({ minHeight: "1lh", "@media": { [media.phone]: { minHeight: "2lh" } } });

globalStyle(`${sentences} a`, { color: color.text, textDecorationColor: color.borderControl });

export const copy = style({
  marginInlineEnd: `calc(-1 * ${space[8]})`,
  "@media": { print: { display: "none" } },
});
