/** An input with a magnifier icon in front and a clear button at the end. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, size } = vars;

export const root = style({ position: "relative", minWidth: 0 });

export const glyph = style({
  position: "absolute",
  insetBlockStart: 0,
  height: size.control,
  insetInlineStart: 11,
  display: "flex",
  alignItems: "center",
  color: color.textMuted,
  pointerEvents: "none",
});

export const input = style({
  ...text.body,
  width: "100%",
  minHeight: size.control,
  padding: `7px ${size.control} 7px 35px`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface,
  appearance: "none",
  transition: fastTransition(["border-color"]),
  selectors: {
    [states.plainHover]: { borderColor: color.textMuted },
    "&:is(:focus, [data-focus-visible])": { borderColor: color.focus },
    "&::placeholder": { color: color.textMuted, opacity: 1 },
    [states.focused]: { outlineOffset: -1 },
  },
  /* iOS zooms into fields with a font smaller than 16 px. */
  "@media": { [media.touch]: { fontSize: "1rem" } },
});

globalStyle(`${input}::-webkit-search-cancel-button`, { display: "none" });

export const clear = style({
  position: "absolute",
  insetBlockStart: `calc((${size.control} - ${size.target}) / 2)`,
  insetInlineEnd: 2,
});

export const error = style({
  ...text.small,
  color: color.criticalText,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[4] } },
});
