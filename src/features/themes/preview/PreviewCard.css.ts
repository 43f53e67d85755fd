/** Six screens: a column for each system, light above dark. On phones a row for each system. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const screens = style({
  display: "grid",
  gridAutoFlow: "column",
  gridTemplateRows: "repeat(2, auto)",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: `${space[16]} ${space[12]}`,
  "@media": {
    [media.phone]: {
      gridAutoFlow: "row",
      gridTemplateRows: "none",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    },
  },
});

export const screen = style({ display: "grid", gap: space[4], minWidth: 0 });

export const caption = style({ ...text.caption, color: vars.color.textMuted, textAlign: "center" });
