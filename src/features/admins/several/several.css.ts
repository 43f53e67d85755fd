/** The result of a row; what is between the heading and the rows. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const notices = style({
  display: "grid",
  gap: space[16],
  padding: `0 ${space[24]} ${space[16]}`,
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.phone]: { paddingInline: space[16] } },
});

export const result = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[4]} ${space[8]}`,
  "@media": { [media.phone]: { justifyContent: "flex-end", textAlign: "end" } },
});

export const note = style({ ...text.small, color: vars.color.textMuted });
