/** The input, with the button that opens the list inside it. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const group = style({ position: "relative", display: "flex", minWidth: 0 });

export const input = style({
  ...text.body,
  flex: 1,
  minWidth: 0,
  minHeight: vars.size.control,
  padding: `7px calc(${vars.size.target} + 4px) 7px 11px`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface,
  color: color.text,
  textOverflow: "ellipsis",
  transition: fastTransition(["border-color"]),
  selectors: {
    "&[data-hovered]": { borderColor: color.textMuted },
    "&[data-focused]": { borderColor: color.focus },
    [states.invalid]: { borderColor: color.criticalMark },
    "&::placeholder": { color: color.textMuted, opacity: 1 },
    [states.focused]: { outlineOffset: -1 },
  },
  "@media": { [media.touch]: { fontSize: "1rem" } },
});

export const listButton = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  width: vars.size.target,
  /* Keeps the hover background off the input's border. */
  border: "2px solid transparent",
  borderRadius: vars.radius.control,
  backgroundClip: "padding-box",
  color: color.textMuted,
  cursor: "pointer",
  selectors: { [states.hovered]: { backgroundColor: color.hover, color: color.text } },
});

export const hint = style({
  ...text.small,
  padding: `${space[8]} ${space[12]}`,
  color: color.textMuted,
});

export const list = style({ padding: space[4], outline: "none" });

/* Enter takes the first match. */
globalStyle(`${list}[data-typed]:not(:has([data-focused])) > [role="option"]:first-child`, {
  backgroundColor: color.hover,
});
