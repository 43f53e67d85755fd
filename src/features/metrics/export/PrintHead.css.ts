/** Shown on paper only. Sets the paper to A4. */
import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "none",
  "@media": { print: { display: "block", marginBlockEnd: vars.space[24] } },
});

// The types lack `size`, which @page alone has.
globalStyle("@page", { size: "A4", margin: "16mm" } as GlobalStyleRule);
