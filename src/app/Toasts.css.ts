/** A toast's lifetime is one animation: hover and focus pause it, and its end removes the toast. */
import { keyframes, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { floating, layout, text } from "#src/theme/styles.ts";
import { color, size, space, withDialog } from "#src/theme/vars.css.ts";

const hidden = { opacity: 0, translate: "0 8px" };
const shown = { opacity: 1, translate: "0 0" };
const lifetime = keyframes({ "0%": hidden, "2%": shown, "98%": shown, "100%": hidden });
const lifetimeWithoutMotion = keyframes({ "0%": { opacity: 1 }, "100%": { opacity: 1 } });

export const root = style({
  position: "fixed",
  insetBlockEnd: space[24],
  insetInline: space[16],
  zIndex: 110,
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
  "@media": {
    [media.phone]: {
      insetBlockEnd: space[8],
      selectors: {
        /* A dialog has its buttons at the lower edge. */
        [`${withDialog} &`]: {
          insetBlock: `calc(${size.topBar} + ${space[8]}) auto`,
        },
      },
    },
  },
});

export const toast = style({
  ...text.body,
  ...layout.row,
  gap: space[8],
  maxWidth: "min(480px, 100%)",
  padding: "6px 6px 6px 14px",
  ...floating,
  pointerEvents: "auto",
  animation: `${lifetime} 8s linear both`,
  selectors: { "&:is(:hover, :focus-within)": { animationPlayState: "paused" } },
  "@media": { [media.reducedMotion]: { animationName: lifetimeWithoutMotion } },
});

export const icon = style({
  color: color.positiveText,
  selectors: { "&[data-failure]": { color: color.criticalText } },
});
export const words = style({ flex: 1, minWidth: 0, paddingBlock: space[4], fontWeight: 500 });
