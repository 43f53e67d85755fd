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
  padding: "7px 40px 7px 11px",
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface,
  selectors: {
    "&[data-hovered]": { borderColor: color.textMuted },
    "&[data-focused]": { borderColor: color.focus },
    [states.invalid]: { borderColor: color.criticalMark },
    "&:focus-visible": { outlineOffset: -1 },
  },
  "@media": { [media.touch]: { fontSize: "1rem" } },
});

export const opener = style({
  position: "absolute",
  insetBlock: 2,
  insetInlineEnd: 2,
  display: "grid",
  placeItems: "center",
  width: size.target,
  borderRadius: vars.radius.control,
  color: color.textMuted,
  cursor: "pointer",
  selectors: { [states.hovered]: { backgroundColor: color.hover, color: color.text } },
});
