/** A title beside its sentences; above them on phones. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { box, text } from "#src/theme/styles.ts";
import { color, space } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  columnGap: space[24],
  padding: `${space[8]} ${space[24]}`,
  ...box,
  "@media": {
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", padding: `${space[8]} ${space[16]}` },
    print: { padding: `${space[8]} ${space[12]}`, breakInside: "avoid" },
  },
});

export const title = style({ ...text.body, fontWeight: 600 });

export const sentences = style({ ...text.body, fontVariantNumeric: "tabular-nums" });

globalStyle(`${sentences} a`, { color: color.text, textDecorationColor: color.borderControl });

export const note = style({ ...text.muted, flexGrow: 1, textAlign: "end" });
