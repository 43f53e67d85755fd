/** Sentence at the left, actions at the right, the drawing below. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
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

/** On a narrow card a table of five columns scrolls, not the page. */
export const table = style({
  overflowX: "auto",
  borderRadius: vars.radius.small,
  "@media": { print: { overflowX: "visible" } },
});
globalStyle(`${table} :is(th, td)`, {
  "@media": { [media.fromMedium]: { paddingInline: vars.space[8] } },
});
