/** One wide column of cards with samples in them. */
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition } from "#src/theme/motion.ts";
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
  transition: fastTransition(["background-color"]),
  selectors: {
    [states.hovered]: { backgroundColor: color.hover },
    [states.pressed]: { backgroundColor: color.pressed },
  },
});

export const count = style({ marginBlockStart: space[16], color: color.textMuted });

const columns = (gridTemplateColumns: string) => ({ display: "grid", gridTemplateColumns, gap: space[24] });
export const samples = styleVariants({
  flow: { display: "flex", flexWrap: "wrap", gap: `${space[24]} ${space[32]}` },
  fields: columns("repeat(auto-fill, minmax(min(232px, 100%), 1fr))"),
  wide: columns("minmax(0, 1fr)"),
});
export const sample = style({
  ...columns("minmax(0, 1fr)"),
  alignContent: "start",
  gap: space[8],
  minWidth: 0,
});
export const caption = style({ ...text.caption, color: color.textMuted });
export const field = style({ width: 232 });
export const noBox = style({ display: "contents" });

/* `contain` makes fixed elements stay inside the preview. */
const container = style({ position: "relative", contain: "layout", maxWidth: "100%" });
const box = style([
  container,
  {
    overflow: "hidden",
    border: `1px dashed ${color.border}`,
    borderRadius: vars.radius.control,
    backgroundColor: color.canvas,
  },
]);
export const preview = styleVariants(
  { content: { display: "grid", justifyItems: "start" }, low: { height: 96 }, tall: { height: 320 } },
  (rule, size) => [size === "content" ? container : box, rule],
);
/* Stops toasts in the middle of their lifetime. */
globalStyle(`${box} li`, { animationPlayState: "paused", animationDelay: "-4s" });

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
