/** Fields side by side, actions at the end. On paper the print head says what was chosen. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 320px))",
  gap: `${space[16]} ${space[24]}`,
  alignItems: "start",
  marginBlockEnd: space[24],
  "@media": {
    [media.fromLarge]: { gridTemplateColumns: "repeat(2, minmax(0, 280px)) minmax(0, 1fr)" },
    [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
    print: { display: "none" },
  },
});

export const end = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "space-between",
  gap: space[16],
  gridColumn: "1 / -1",
  "@media": { [media.fromLarge]: { gridColumn: "auto", paddingBlockStart: 22 } },
});

export const actions = style({ display: "flex", flexWrap: "wrap", gap: space[8] });
