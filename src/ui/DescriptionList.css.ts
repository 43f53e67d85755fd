/** Terms beside each other as long as there is room. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
  gap: `${vars.space[16]} ${vars.space[32]}`,
  // Four in a row, or two: none is left alone.
  "@media": {
    [media.fromMedium]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(140px, 100%), 1fr))",
      columnGap: vars.space[24],
    },
  },
});

export const item = style({
  display: "grid",
  gap: vars.space[4],
  alignContent: "start",
  minWidth: 0,
  overflowWrap: "anywhere",
});

export const term = style({ ...text.small, color: vars.color.textMuted });
