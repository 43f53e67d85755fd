/** One wide column of cards; samples flow within them. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { quickly } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[24],
  maxWidth: `calc(${vars.size.content} + 2 * ${space[32]})`,
  marginInline: "auto",
  padding: space[32],
  "@media": { [media.phone]: { padding: `${space[24]} ${space[16]}` } },
});

export const tools = style({ display: "flex", gap: space[4] });

export const icons = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
  gap: space[8],
  marginBlockStart: space[16],
});

export const icon = style({
  ...text.caption,
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[8],
  width: "100%",
  minHeight: 84,
  padding: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  overflowWrap: "anywhere",
  textAlign: "center",
  cursor: "pointer",
  transition: quickly(["background-color"]),
  selectors: {
    [states.hovered]: { backgroundColor: color.hover },
    [states.pressed]: { backgroundColor: color.pressed },
  },
});

export const none = style({ marginBlockStart: space[16], color: color.textMuted });

export const samples = style({ display: "flex", flexWrap: "wrap", gap: `${space[24]} ${space[32]}` });
export const wide = style({ display: "grid", gap: space[24], gridTemplateColumns: "minmax(0, 1fr)" });
export const sample = style({ display: "grid", alignContent: "start", gap: space[8], minWidth: 0 });
export const caption = style({ ...text.caption, color: color.textMuted });
export const field = style({ width: 232 });
export const inState = style({ display: "contents" });

export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))",
  gap: space[12],
});
export const swatch = style({ ...text.caption, display: "grid", gap: space[4], overflowWrap: "anywhere" });
export const colour = style({
  height: 40,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  "@media": { [media.forcedColors]: { forcedColorAdjust: "none" } },
});
export const illustration = style({ maxWidth: 420 });
