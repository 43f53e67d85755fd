/** The field, with a button that shows all suggestions. */
import { style } from "@vanilla-extract/css";
import { states } from "#src/theme/states.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";
import { media } from "#src/theme/breakpoints.ts";

const { color, size } = vars;

export const group = style({ position: "relative", display: "grid" });

export const input = style({
  ...text.body,
  width: "100%",
  minHeight: size.control,
  padding: `7px calc(${size.target} + 8px) 7px 11px`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface,
  selectors: {
    "&[data-hovered]": { borderColor: color.textMuted },
    "&[data-focused]": { borderColor: color.focus },
    [states.invalid]: { borderColor: color.criticalMark },
    [states.focused]: { outlineOffset: -1 },
  },
  "@media": { [media.touch]: { fontSize: "1rem" } },
});

export const opener = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  display: "grid",
  placeItems: "center",
  width: size.target,
  /* The field's own border is seen beside it. */
  border: "2px solid transparent",
  borderRadius: vars.radius.control,
  backgroundClip: "padding-box",
  color: color.textMuted,
  cursor: "pointer",
  selectors: { [states.hovered]: { backgroundColor: color.hover, color: color.text } },
});
