/** Buttons, and links that look like buttons. The padding of 8px 12px is specified. */
import { style, styleVariants } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { disabledBox, fastTransition, layout, states, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

/* Nobody presses paper. */
const onPaper = { print: { display: "none" } } as const;

const root = style({
  ...text.control,
  position: "relative",
  ...layout.inlineRow,
  justifyContent: "center",
  flex: "none",
  minHeight: size.control,
  padding: "8px 12px",
  border: "1px solid transparent",
  borderRadius: radius.control,
  whiteSpace: "nowrap",
  userSelect: "none",
  transition: fastTransition(["background-color", "border-color", "color"]),
  selectors: {
    [states.disabled]: disabledBox,
    [states.pending]: { cursor: "progress" },
  },
  "@media": { [media.narrowPhone]: { maxWidth: "100%", whiteSpace: "normal" }, ...onPaper },
});

const fill = (rest: string, hovered: string, pressed: string, foreground: string) => ({
  backgroundColor: rest,
  color: foreground,
  selectors: {
    [states.hovered]: { backgroundColor: hovered },
    [states.pressed]: { backgroundColor: pressed },
  },
});

const outlined = {
  ...fill(color.surface, color.hover, color.pressed, color.text),
  borderColor: color.borderButton,
};

const variants = {
  primary: fill(color.accent, color.accentHover, color.accentPressed, color.onAccent),
  secondary: outlined,
  destructive: fill(color.critical, color.criticalHover, color.criticalPressed, color.onCritical),
};

export type Variant = keyof typeof variants;

export const button = styleVariants(variants, (variant) => [variant, root]);

export const label = style({
  ...layout.inlineRow,
  gap: space[8],
  selectors: { "[data-pending] > &": { opacity: 0 } },
});

export const pending = style({ position: "absolute", inset: 0, ...layout.centred });

/* No border and no background until hovered. */
export const iconButton = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  width: size.target,
  height: size.target,
  borderRadius: radius.control,
  color: color.textMuted,
  transition: fastTransition(["background-color", "color"]),
  selectors: {
    [states.hovered]: { backgroundColor: color.hover, color: color.text },
    [`${states.pressed}, &[aria-expanded="true"]`]: {
      backgroundColor: color.pressed,
      color: color.text,
    },
    [states.disabled]: { color: color.textDisabled, cursor: "default" },
    [states.pending]: { cursor: "progress" },
  },
  "@media": onPaper,
});
