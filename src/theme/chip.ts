/** A round target with words: a filter, a link within a page. */
import { states } from "./states.ts";
import { vars } from "./vars.css.ts";

export const chip = {
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  minHeight: vars.size.target,
  padding: `0 ${vars.space[12]}`,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  whiteSpace: "nowrap",
  selectors: { [states.hovered]: { backgroundColor: vars.color.hover } },
} as const;
