/** Tabs of equal width on a line; the selected one is underlined. */
import { style } from "@vanilla-extract/css";
import { fastTransition, layout, states, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gap: space[16],
  minWidth: 0,
  // The focused tab has the ring.
  selectors: { [states.focused]: { outline: "none" } },
});

export const list = style({ display: "flex", borderBlockEnd: `1px solid ${color.border}` });

export const tab = style({
  ...text.control,
  position: "relative",
  ...layout.row,
  flex: "1 1 0",
  justifyContent: "center",
  gap: space[8],
  minHeight: size.control,
  paddingInline: space[12],
  borderRadius: `${radius.control} ${radius.control} 0 0`,
  color: color.textMuted,
  cursor: "pointer",
  transition: fastTransition(["background-color", "color"]),
  selectors: {
    [states.hovered]: { backgroundColor: color.hover, color: color.text },
    [states.pressed]: { backgroundColor: color.pressed },
    [states.selected]: { color: color.text },
    [`${states.selected}::after`]: {
      content: "",
      position: "absolute",
      insetInline: 0,
      insetBlockEnd: -1,
      // A border is drawn in forced colours too.
      borderBlockEnd: `2px solid ${color.accent}`,
    },
    [states.focused]: { outlineOffset: -2 },
  },
});

export const panel = style({ minWidth: 0, outlineOffset: 4 });
