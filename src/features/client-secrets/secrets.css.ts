/** The table of secrets, and the forms of a new one. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/styles.ts";
import { media } from "#src/theme/breakpoints.ts";
import { vars } from "#src/theme/vars.css.ts";

export const actions = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[4],
  // The table moves its controls for icons without a border; these have one.
  "@media": { [media.phone]: { paddingInlineEnd: vars.space[8] } },
});

export const tie = style([text.small, { color: vars.color.textMuted, overflowWrap: "anywhere" }]);

/** Stays on one line beside a long alias. */
export const day = style({ whiteSpace: "nowrap" });

export const expiry = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[8]}`,
});
export const none = style({ color: vars.color.textMuted });

export const acts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });

export const calendar = style({
  display: "grid",
  alignContent: "start",
  minHeight: `calc(7 * (${vars.size.target} + 2px) + 60px)`,
});
