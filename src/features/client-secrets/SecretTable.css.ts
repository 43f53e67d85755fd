/** Days and buttons of a row. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const actions = style({
  display: "flex",
  justifyContent: "flex-end",
  gap: vars.space[4],
  // The table moves its controls for icons without a border; these have one.
  "@media": { [media.phone]: { paddingInlineEnd: vars.space[8] } },
});

export const tie = style([text.small, { color: vars.color.textMuted, overflowWrap: "anywhere" }]);

/** Stays on one line beside a long alias. */
export const day = style({ whiteSpace: "nowrap" });
