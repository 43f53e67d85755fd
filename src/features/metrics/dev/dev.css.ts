/** Cards below each other; a raw answer beside the decoded one. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";
import { wrappedCode } from "#src/theme/wrappedCode.ts";

const { space } = vars;

export const cards = style({ display: "grid", gap: space[16], marginBottom: space[16] });

export const request = style({ ...text.small, fontFamily: vars.font.mono, overflowWrap: "anywhere" });

export const heading = style({ ...text.small, margin: `${space[16]} 0 ${space[4]}` });

export const departures = style({ ...text.small, display: "grid", gap: space[4], overflowWrap: "anywhere" });

/** A grid keeps the two headings on one line; CSS columns would drop the margin above the second one. */
export const answers = style({
  display: "grid",
  columnGap: space[16],
  "@media": { [media.fromMedium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});

export const json = style(wrappedCode);
