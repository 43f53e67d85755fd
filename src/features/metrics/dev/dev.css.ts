/** Text of machines: monospace, broken where it is too long. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const list = style({ display: "grid", gap: space[16] });

export const request = style({ ...text.small, fontFamily: vars.font.mono, overflowWrap: "anywhere" });

export const heading = style({ ...text.small, margin: `${space[16]} 0 ${space[4]}` });

export const departures = style({ ...text.small, display: "grid", gap: space[4], overflowWrap: "anywhere" });

/** Beside each other, their headings on one line: columns of text drop the margin of what begins the second one. */
export const answers = style({
  display: "grid",
  columnGap: space[16],
  "@media": { [media.fromMedium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const json = style({
  ...text.caption,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  padding: space[12],
  borderRadius: vars.radius.control,
  backgroundColor: color.sunken,
  fontFamily: vars.font.mono,
});
