/** Terms side by side, as many as fit. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(180px, 100%), 1fr))",
  gap: `${vars.space[16]} ${vars.space[32]}`,
  // Four fit in a row, or two: the last row never contains a single term.
  "@media": {
    [media.fromMedium]: {
      gridTemplateColumns: "repeat(auto-fit, minmax(min(140px, 100%), 1fr))",
      columnGap: vars.space[24],
    },
  },
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[8]} ${vars.space[32]}`,
});

export const item = style({
  display: "grid",
  gap: vars.space[4],
  alignContent: "start",
  minWidth: 0,
  overflowWrap: "anywhere",
  selectors: {
    [`${line} > &`]: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${vars.space[4]} ${vars.space[12]}`,
    },
  },
});

export const term = style({ ...text.small, color: vars.color.textMuted });
