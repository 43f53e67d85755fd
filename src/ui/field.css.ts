/** Styles that all fields share: the label above, the control, and the line of description or error below. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color } = vars;

export const root = style({ display: "grid", gap: vars.space[4], alignContent: "start", minWidth: 0 });

export const besideRoot = style([root, { gridTemplateColumns: "minmax(0, 1fr) auto" }]);

const wholeLine = { [`${besideRoot} > &`]: { gridColumn: "1 / -1" } };

export const label = style({ ...text.small, color: color.text, fontWeight: 500 });

export const control = style({
  ...text.body,
  width: "100%",
  minHeight: vars.size.control,
  padding: "7px 11px",
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surface,
  color: color.text,
  transition: fastTransition(["border-color", "background-color"]),
  selectors: {
    ...wholeLine,
    "&[data-hovered]": { borderColor: color.textMuted },
    "&[data-focused]": { borderColor: color.focus },
    [states.invalid]: { borderColor: color.criticalMark },
    [states.disabled]: {
      borderColor: color.border,
      backgroundColor: color.sunken,
      color: color.textDisabled,
      cursor: "default",
    },
    "&[readonly]": { backgroundColor: color.sunken },
    "&::placeholder": { color: color.textMuted, opacity: 1 },
    [states.focused]: { outlineOffset: -1 },
  },
  "@media": {
    /* iOS zooms into fields with a font smaller than 16 px. */
    [media.touch]: { fontSize: "1rem" },
    [media.forcedColors]: { selectors: { [states.disabled]: { color: "GrayText" } } },
  },
});

const opensList = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  cursor: "pointer",
  whiteSpace: "nowrap",
});

/** A button in the shape of a field that opens a list. */
export const trigger = style([
  control,
  opensList,
  { selectors: { "[data-invalid] > &": { borderColor: color.criticalMark } } },
]);

export const quietTrigger = style([
  opensList,
  {
    ...text.control,
    minHeight: vars.size.target,
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    color: color.textMuted,
    fontWeight: 500,
    transition: fastTransition(["background-color", "color"]),
    selectors: {
      [states.hovered]: { backgroundColor: color.hover, color: color.text },
      [states.pressed]: { backgroundColor: color.pressed, color: color.text },
    },
  },
]);

const note = style({ ...text.small, display: "flex", alignItems: "flex-start", gap: "6px" });

export const description = style([
  note,
  {
    color: color.textMuted,
    selectors: { [`${besideRoot} > &`]: { gridArea: "1 / 2", alignItems: "center" } },
  },
]);
export const error = style([note, { color: color.criticalText, selectors: wholeLine }]);
export const errorIcon = style({ display: "flex", paddingBlock: "2px" });
