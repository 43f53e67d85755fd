/** Looks like the search field of a list; only an icon if there is no room. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition, layout, states, text, visuallyHidden } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

export const root = style({
  ...text.body,
  ...layout.inlineRow,
  gap: space[8],
  minWidth: 208,
  minHeight: size.target,
  marginInlineEnd: space[8],
  paddingInline: space[8],
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.textMuted,
  transition: fastTransition(["border-color", "color"]),
  selectors: { [states.hovered]: { borderColor: color.textMuted, color: color.text } },
  "@media": {
    [media.phone]: {
      justifyContent: "center",
      minWidth: size.target,
      marginInlineEnd: 0,
      padding: 0,
      borderColor: "transparent",
      backgroundColor: "transparent",
    },
  },
});

export const words = style({
  flex: 1,
  textAlign: "start",
  // Hidden visually, but still the button's name.
  "@media": { [media.phone]: visuallyHidden },
});

export const keys = style({
  ...text.caption,
  // The same size before the operating system is known.
  minWidth: 44,
  minHeight: "1lh",
  fontFamily: "inherit",
  textAlign: "end",
  whiteSpace: "nowrap",
  "@media": { [media.phone]: { display: "none" }, [media.touch]: { display: "none" } },
});
