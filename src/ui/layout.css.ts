/** What Row, Stack, Actions, Muted and Code look like, and VisuallyHidden does not. */
import { style, styleVariants } from "@vanilla-extract/css";
import { layout, text, visuallyHidden } from "#src/theme/styles.ts";
import { color, font, radius, space } from "#src/theme/vars.css.ts";

export const row = style({ ...layout.wrappingRow, gap: `${space[4]} ${space[8]}` });

const column = style(layout.column);
export const stack = styleVariants({ 4: space[4], 16: space[16], 24: space[24] }, (gap) => [column, { gap }]);
export type Gap = keyof typeof stack;

export const actions = style(layout.actions);

export const muted = style(text.muted);
export const caption = style(text.mutedCaption);

export const hidden = style(visuallyHidden);

export const code = style({
  ...text.caption,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  padding: space[12],
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontFamily: font.mono,
});

export const change = style({
  color: color.textMuted,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  selectors: {
    "&[data-changed]": { color: color.text, fontWeight: 600 },
    "&[data-caution]": { color: color.cautionText },
  },
});
