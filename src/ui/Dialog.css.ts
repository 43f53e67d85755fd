/** Animates in and out in 300 ms, as specified. On phones it is a sheet at the lower edge. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { dialogBox, dialogTransition, layout, states, text } from "#src/theme/styles.ts";
import { color, size, space, sticky } from "#src/theme/vars.css.ts";

const enteringOrExiting = `${states.entering}, ${states.exiting}`;

export const overlay = style({
  position: "fixed",
  inset: 0,
  zIndex: 100,
  ...layout.centred,
  padding: space[16],
  backgroundColor: color.scrim,
  transition: dialogTransition(["background-color"]),
  selectors: { [enteringOrExiting]: { backgroundColor: "transparent" } },
  "@media": { [media.phone]: { alignItems: "end", padding: space[8] } },
});

export const modal = style({
  width: "100%",
  maxWidth: size.dialog,
  maxHeight: "100%",
  // Cuts off the corners of the scroll bar in it, too.
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  ...dialogBox,
  transition: dialogTransition(["translate", "scale", "opacity"]),
  // Opaque from its first frame on: no text shines through it.
  selectors: {
    [enteringOrExiting]: { scale: 0.97, translate: "0 8px" },
    [states.exiting]: { opacity: 0 },
  },
  "@media": { [media.phone]: { selectors: { [enteringOrExiting]: { scale: 1, translate: "0 24px" } } } },
});

export const dialog = style({ padding: space[24], overflow: "auto", outline: "none" });

export const title = style(text.heading);

export const body = style({
  display: "grid",
  gap: space[16],
  marginBlockStart: space[8],
  color: color.textMuted,
  // A question belongs to its title; fields begin below it.
  selectors: { "[role=dialog] > &": { marginBlockStart: space[16] } },
});

/* In view whatever the dialog lists; what scrolls below it fades. */
export const actions = style({
  ...layout.actions,
  justifyContent: "flex-end",
  position: sticky,
  // At the dialog's own edge.
  insetBlockEnd: `calc(-1 * ${space[24]})`,
  zIndex: 1,
  marginInline: `calc(-1 * ${space[24]})`,
  marginBlockEnd: `calc(-1 * ${space[24]})`,
  padding: space[24],
  background: `linear-gradient(transparent, ${color.raised} ${space[16]})`,
  /* Inside the body, the body's gap adds to the padding. */
  selectors: { [`${body} &`]: { paddingBlockStart: space[8] } },
  "@media": { [media.phone]: { flexDirection: "column-reverse", alignItems: "stretch" } },
});

/* Inside the body, the body's gap is enough. */
export const offline = style({
  marginBlockStart: space[16],
  selectors: { [`${body} &`]: { marginBlockStart: 0 } },
});

/* Button labels may contain long names. */
globalStyle(`${actions} > *`, { flexShrink: 1, minWidth: 0, whiteSpace: "normal", overflowWrap: "anywhere" });
