/** Six screens: a column for each system, light above dark. On phones one, which is chosen above it. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[8],
  marginBlockEnd: space[12],
});

export const screens = style({
  display: "grid",
  gridAutoFlow: "column",
  gridTemplateRows: "repeat(2, auto)",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: `${space[16]} ${space[12]}`,
  "@media": { [media.phone]: { gridTemplateRows: "auto" } },
});

export const screen = style({ display: "grid", gap: space[4], minWidth: 0 });

export const hint = style({ ...text.caption, color: vars.color.textMuted, marginBlockStart: space[12] });

export const caption = style({ ...text.caption, color: vars.color.textMuted, textAlign: "center" });
