/** A toast's life is one animation: it pauses under the pointer, and its end is the toast's end. */
import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;

const away = { opacity: 0, translate: "0 8px" };
const there = { opacity: 1, translate: "0 0" };
const life = keyframes({ "0%": away, "2%": there, "98%": there, "100%": away });
const lifeInPlace = keyframes({ "0%": { opacity: 1 }, "100%": { opacity: 1 } });

export const root = style({
  position: "fixed",
  insetBlockEnd: space[24],
  insetInline: space[16],
  zIndex: 110,
  pointerEvents: "none",
  "@media": {
    /* Where a dialog's buttons stand at the lower edge. */
    [media.phone]: { insetBlock: `calc(${vars.size.topBar} + ${space[8]}) auto` },
  },
});

export const list = style({ display: "grid", justifyItems: "center", gap: space[8] });

export const toast = style({
  ...text.body,
  display: "flex",
  alignItems: "center",
  gap: space[8],
  maxWidth: "min(480px, 100%)",
  padding: "6px 6px 6px 14px",
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.raised,
  boxShadow: `0 1px 2px ${color.shadow}, 0 8px 24px -6px ${color.shadow}`,
  pointerEvents: "auto",
  animation: `${life} 8s linear both`,
  selectors: { "&:is(:hover, :focus-within)": { animationPlayState: "paused" } },
  "@media": { [media.reducedMotion]: { animationName: lifeInPlace } },
});

export const mark = style({ display: "flex", color: color.positiveText });
export const words = style({ flex: 1, minWidth: 0, paddingBlock: space[4], fontWeight: 500 });
