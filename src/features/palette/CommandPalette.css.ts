/** Fixed to the upper part of the window, so that it does not move when the number of results changes. It closes without animation. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { dialogBox, fastTransition, layout, text } from "#src/theme/styles.ts";
import { color, space } from "#src/theme/vars.css.ts";

const line = `1px solid ${color.border}`;

export const root = style({
  ...text.body,
  width: "min(560px, 100vw - 32px)",
  maxHeight: "min(480px, 76dvh)",
  marginInline: "auto",
  marginBlockStart: "min(12dvh, 108px)",
  overflow: "hidden",
  ...dialogBox,
  color: color.text,
  transition: fastTransition(["opacity", "translate"]),
  selectors: {
    "&[open]": {
      display: "flex",
      flexDirection: "column",
      "@starting-style": { opacity: 0, translate: "0 -4px" },
    },
    "&::backdrop": { backgroundColor: color.scrim },
  },
  "@media": {
    [media.phone]: {
      marginBlockStart: space[8],
      width: "calc(100vw - 16px)",
      maxHeight: "calc(100dvh - 16px)",
    },
  },
});

export const field = style({
  ...layout.row,
  flex: "none",
  gap: space[12],
  paddingInline: space[16],
  borderBlockEnd: line,
  color: color.textMuted,
});

export const input = style({
  ...text.heading,
  flex: 1,
  minWidth: 0,
  minHeight: 52,
  border: "none",
  backgroundColor: "transparent",
  color: color.text,
  fontWeight: 400,
  /* No focus ring: focus never leaves the field, and the caret shows it. */
  outline: "none",
  selectors: { "&::placeholder": { color: color.textMuted, opacity: 1 } },
});

export const list = style({
  // In WebKit, a basis of 0% is no height here.
  flex: "auto",
  minHeight: 0,
  overflow: "auto",
  padding: space[8],
  outline: "none",
  scrollPaddingBlock: space[32],
  selectors: { "&[data-empty]": { display: "none" } },
});

export const section = style({ selectors: { "& + &": { marginBlockStart: space[8] } } });

/** Not where the first pointer is a finger: there is probably no keyboard. */
export const keys = style({ display: "contents", "@media": { [media.touch]: { display: "none" } } });

export const answer = style({ fontVariantNumeric: "tabular-nums", fontWeight: 600, whiteSpace: "nowrap" });

export const footer = style({
  ...text.muted,
  flex: "none",
  padding: `${space[8]} ${space[16]}`,
  selectors: { [`${list}:not([data-empty]) + &`]: { borderBlockStart: line } },
});
