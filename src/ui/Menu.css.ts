/** Sections of a menu: a line between them, a muted heading. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const section = style({
  selectors: {
    "& + &": {
      marginBlockStart: vars.space[4],
      paddingBlockStart: vars.space[4],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const heading = style({ ...text.caption, padding: "6px 8px", color: vars.color.textMuted });
