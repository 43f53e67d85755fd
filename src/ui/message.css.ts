/** A message in the middle of its place: centred text below an icon. As a page, it has at least 60 % of the window's height. */
import { keyframes, style } from "@vanilla-extract/css";
import { layout, text } from "#src/theme/styles.ts";
import { color, radius, space } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  justifyItems: "center",
  padding: `${space[48]} ${space[24]}`,
  textAlign: "center",
  overflowWrap: "anywhere",
});

export const page = style([root, { alignContent: "center", minHeight: "60dvh" }]);

const circle = style({
  ...layout.centred,
  width: 40,
  height: 40,
  marginBlockEnd: space[12],
  border: "1px solid transparent",
  borderRadius: radius.full,
});

export const icon = style([circle, { borderColor: color.border, color: color.textMuted }]);
export const emptyIcon = style([icon, { borderStyle: "dashed", borderColor: color.borderControl }]);
export const errorIcon = style([circle, { backgroundColor: color.criticalSoft, color: color.criticalText }]);

export const title = style(text.heading);
export const pageTitle = style([text.title, { outline: "none" }]);

export const words = style({
  ...text.body,
  maxWidth: "52ch",
  marginBlockStart: space[4],
  color: color.textMuted,
  textWrap: "pretty",
});

export const actions = style({ ...layout.actions, justifyContent: "center", marginBlockStart: space[16] });

const appear = keyframes({ to: { visibility: "visible" } });

/** What the document says by itself when no script has run for ten seconds, for example since none could be loaded. */
export const notStarted = style([
  page,
  {
    gap: space[8],
    visibility: "hidden",
    animation: `${appear} 0s 10s forwards`,
    // The document says that the console needs JavaScript.
    "@media": { "(scripting: none)": { display: "none" } },
  },
]);
