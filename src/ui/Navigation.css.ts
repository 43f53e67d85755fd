/** Icons have the same position in the wide and the minimized navigation: only the text appears and disappears. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition, highlighted, layout, stateTransition, states, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

export const root = style({
  display: "flex",
  flexDirection: "column",
  gap: space[8],
  height: "100%",
  padding: `0 ${space[12]} ${space[12]}`,
});

/** The logo alone, at the same position: all that is shown until it is known who is signed in. */
export const logoOnly = style([
  root,
  {
    position: "absolute",
    "@media": {
      [media.belowMedium]: { display: "none" },
      // The document says that the console needs JavaScript.
      "(scripting: none)": { display: "none" },
    },
  },
]);

export const brand = style({
  ...layout.row,
  alignSelf: "flex-start",
  gap: space[8],
  maxWidth: "100%",
  overflow: "hidden",
  minHeight: size.topBar,
  paddingInlineStart: "6px",
  borderRadius: radius.control,
  outlineOffset: "-6px",
});

export const name = style({ ...text.body, fontWeight: 600, letterSpacing: "-0.006em" });

export const list = style({
  ...layout.column,
  alignContent: "start",
  gap: space[2],
  flex: 1,
});

/* A row of the navigation: its links, and the button that minimizes it. */
export const item = style({
  ...text.body,
  ...layout.row,
  gap: space[12],
  width: "100%",
  minHeight: size.control,
  paddingInline: "10px",
  overflow: "hidden",
  borderRadius: radius.control,
  color: color.textMuted,
  fontWeight: 500,
  transition: fastTransition(["background-color", "color"]),
  selectors: {
    [states.hovered]: { backgroundColor: color.hover, color: color.text },
    [states.pressed]: { backgroundColor: color.pressed },
    "&[aria-current]": { backgroundColor: color.accentSoft, color: color.accentText },
    [states.focused]: { outlineOffset: 0 },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-current]": highlighted } },
  },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  // Words that a person spaces further apart (WCAG 1.4.12) take a second line.
  overflowWrap: "anywhere",
  transition: stateTransition(["opacity"]),
  // Of the frame, but not of its drawer.
  selectors: { "[data-minimized] > :not(dialog) &": { opacity: 0, whiteSpace: "nowrap" } },
});
