/** Visible only while focused. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  ...text.control,
  position: "fixed",
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  zIndex: 120,
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.control,
  paddingInline: "13px",
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.inverse,
  color: vars.color.onInverse,
  fontWeight: 500,
  selectors: { "&:not(:focus, [data-focus-visible])": { translate: "0 -200%" } },
  // Fixed elements are printed on every sheet.
  "@media": { print: { display: "none" } },
});
