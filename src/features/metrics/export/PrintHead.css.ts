/** Seen on paper alone, which is A4. */
import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "none",
  "@media": { print: { display: "block", marginBlockEnd: vars.space[24] } },
});

// The types know the properties of elements alone.
globalStyle("@page", { size: "A4", margin: "16mm" } as GlobalStyleRule);
