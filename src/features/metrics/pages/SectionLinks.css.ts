/** Chips in one row, which scrolls if it is too long. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { chip } from "#src/theme/chip.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const root = style({
  display: "none",
  "@media": { [media.phone]: { display: "flex", gap: space[8], overflowX: "auto", scrollbarWidth: "none" } },
});

export const link = style([chip, { ...text.small, textDecoration: "none" }]);
