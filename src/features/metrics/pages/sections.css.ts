/** Sections of charts, and the action above them if all have failed. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

/** Above the sections. */
export const top = style({
  display: "grid",
  gap: space[8],
  marginBlockEnd: space[8],
  "@media": { print: { display: "block" } },
});

export const section = style({
  display: "grid",
  gap: space[8],
  selectors: {
    "& + &": {
      marginBlockStart: space[24],
      "@media": { [media.phone]: { marginBlockStart: space[8] }, print: { marginBlockStart: space[8] } },
    },
  },
  // `break-after: avoid` on the title works in block layout only.
  "@media": { print: { display: "block" } },
});

globalStyle(`:is(${top}, ${section}) > * + *`, { "@media": { print: { marginBlockStart: space[8] } } });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space[16]}`,
  marginBlockStart: space[4],
  "@media": { print: { breakAfter: "avoid" } },
});

export const title = style([text.heading, { borderRadius: vars.radius.small }]);

export const about = style({ ...text.small, color: vars.color.textMuted });

/** In the height of a key figure: what could not be loaded. */
export const missing = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${space[16]}`,
  minHeight: 48,
});

export const dash = style({ ...text.figure, color: vars.color.textMuted });

/** Below the row: the note about the choice, and an action. */
export const under = style({
  containerType: "inline-size",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[8]} ${space[16]}`,
  minHeight: vars.size.control,
  marginBlockEnd: space[8],
  "@media": { print: { display: "none" } },
});

export const action = style({
  display: "flex",
  justifyContent: "flex-end",
  marginBlockEnd: space[16],
  "@media": { print: { display: "none" } },
});
