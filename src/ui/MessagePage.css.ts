/** Centred, at least 60 % of the window's height. */
import { keyframes, style } from "@vanilla-extract/css";
import { layout, text } from "#src/theme/styles.ts";
import { color, radius, space } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  minHeight: "60dvh",
  padding: space[24],
  textAlign: "center",
});

export const iconCircle = style({
  ...layout.centred,
  width: 40,
  height: 40,
  marginBlockEnd: space[16],
  borderRadius: radius.full,
  border: `1px solid ${color.border}`,
  color: color.textMuted,
});

export const title = style([text.title, { outline: "none", overflowWrap: "anywhere" }]);

export const words = style({
  ...text.body,
  maxWidth: "56ch",
  overflowWrap: "anywhere",
  marginBlockStart: space[8],
  color: color.textMuted,
  textWrap: "pretty",
});

export const actions = style({
  ...layout.actions,
  justifyContent: "center",
  marginBlockStart: space[24],
});

const appear = keyframes({ to: { visibility: "visible" } });

/** What the document says by itself when no script has run for ten seconds, for example since none could be loaded. */
export const notStarted = style([
  root,
  {
    gap: space[8],
    visibility: "hidden",
    animation: `${appear} 0s 10s forwards`,
    // The document says that the console needs JavaScript.
    "@media": { "(scripting: none)": { display: "none" } },
  },
]);
