/** A line that fills, and the count beside it. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition } from "#src/theme/motion.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

export const root = style({ display: "flex", alignItems: "center", gap: space[12] });

export const track = style({
  flex: 1,
  height: 4,
  borderRadius: vars.radius.full,
  backgroundColor: color.sunken,
  overflow: "hidden",
  "@media": { [media.forcedColors]: { outline: "1px solid CanvasText" } },
});

export const line = style({
  height: "100%",
  backgroundColor: color.accent,
  transition: fastTransition(["width"]),
  "@media": { [media.forcedColors]: { backgroundColor: "Highlight" } },
});

export const words = style({ ...text.small, color: color.textMuted, fontVariantNumeric: "tabular-nums" });
