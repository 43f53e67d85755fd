/** One wide column of cards with samples in them. */
import { style } from "@vanilla-extract/css";
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

export const samples = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(232px, 100%), 1fr))",
  gap: space[24],
});

export const sample = style({ display: "grid", alignContent: "start", justifyItems: "start", gap: space[8] });

export const caption = style({ ...text.caption, color: color.textMuted });
