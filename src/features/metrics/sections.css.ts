/** Sections of charts, and the action above them if all have failed. */
import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const section = style({
  display: "grid",
  gap: space[16],
  selectors: {
    "& + &": { marginBlockStart: space[24], "@media": { print: { marginBlockStart: space[16] } } },
  },
  // `break-after: avoid` on the title works in block layout only.
  "@media": { print: { display: "block" } },
});

globalStyle(`${section} > * + *`, { "@media": { print: { marginBlockStart: space[8] } } });

export const title = style([text.heading, { "@media": { print: { breakAfter: "avoid" } } }]);

export const action = style({
  display: "flex",
  justifyContent: "flex-end",
  marginBlockEnd: space[16],
  "@media": { print: { display: "none" } },
});
