/** Icons have the same position in the wide and the minimized navigation: only the text appears and disappears. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;

export const root = style({
  display: "flex",
  flexDirection: "column",
  gap: space[8],
  height: "100%",
  padding: `0 ${space[12]} ${space[12]}`,
});

export const brand = style({
  display: "flex",
  alignItems: "center",
  alignSelf: "flex-start",
  gap: space[8],
  maxWidth: "100%",
  overflow: "hidden",
  minHeight: vars.size.topBar,
  paddingInlineStart: "6px",
  borderRadius: vars.radius.control,
  outlineOffset: "-6px",
  cursor: "pointer",
});

export const name = style({ ...text.body, fontWeight: 600, letterSpacing: "-0.006em" });

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[2],
  flex: 1,
});
