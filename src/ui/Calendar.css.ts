/** Several chosen days are one band, whose ends have the accent; so has a single one. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { highlighted, layout, states, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

export const root = style({
  ...layout.column,
  gap: space[8],
  justifySelf: "center",
  // Seven targets, or more for large text, and never wider than its place.
  width: `min(100%, max(7 * ${size.target}, 14rem))`,
  color: color.text,
});

/** Of a calendar in which several days are chosen. */
export const range = style([root]);

export const head = style({ ...layout.row, justifyContent: "space-between" });

export const month = style({ ...text.body, fontWeight: 600 });

export const grid = style({ width: "100%", tableLayout: "fixed" });

export const weekday = style({ ...text.mutedCaption, fontWeight: 500 });

export const day = style({
  ...text.body,
  ...layout.centred,
  height: size.target,
  marginBlock: 1,
  borderRadius: radius.control,
  outline: "none",
  fontVariantNumeric: "tabular-nums",
  cursor: "pointer",
  selectors: {
    "&[data-hovered]": { backgroundColor: color.hover },
    "&[data-selected]": { backgroundColor: color.accent, color: color.onAccent },
    [`${range} &[data-selected]`]: { borderRadius: 0, backgroundColor: color.accentSoft, color: color.text },
    [`${range} &[data-selection-start]`]: {
      borderStartStartRadius: radius.control,
      borderEndStartRadius: radius.control,
    },
    [`${range} &[data-selection-end]`]: {
      borderStartEndRadius: radius.control,
      borderEndEndRadius: radius.control,
    },
    [`${range} &:is([data-selection-start], [data-selection-end])`]: {
      backgroundColor: color.accent,
      color: color.onAccent,
    },
    "&[data-focus-visible]": { outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    [states.disabled]: { color: color.textDisabled, cursor: "default" },
    "&[data-outside-month]": { display: "none" },
  },
  "@media": { [media.forcedColors]: { selectors: { "&[data-selected]": highlighted } } },
});
