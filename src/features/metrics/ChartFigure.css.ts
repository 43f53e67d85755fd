/** Sentence at the left, actions at the right, the drawing below. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: `${vars.space[16]} ${vars.space[8]}`,
  alignItems: "start",
});
export const caption = style([text.small, { color: vars.color.textMuted, textWrap: "pretty" }]);
export const actions = style({ display: "flex", "@media": { print: { display: "none" } } });
export const body = style({ gridColumn: "1 / -1", minWidth: 0 });
