/** Sections of charts, and the links to charts above them. */
import { globalStyle, style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const section = style({
  display: "grid",
  gap: space[16],
  selectors: { "& + &": { marginBlockStart: space[32] } },
  // `break-after: avoid` on the title works in block layout only.
  "@media": { print: { display: "block" } },
});

globalStyle(`${section} > * + *`, { "@media": { print: { marginBlockStart: space[16] } } });

export const title = style([text.heading, { "@media": { print: { breakAfter: "avoid" } } }]);

export const links = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[12]} ${space[24]}`,
  marginBlockEnd: space[16],
  "@media": { print: { display: "none" } },
});

// Links wrap; the button stays beside them.
globalStyle(`${links} > nav`, { flex: "1 1 22rem" });

export const list = style({ display: "flex", flexWrap: "wrap", gap: `0 ${space[16]}` });
globalStyle(`${list} a`, { display: "inline-flex", alignItems: "center", minHeight: vars.size.target });
