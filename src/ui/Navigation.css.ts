/** Icons have the same position in the wide and the minimized navigation: only the text appears and disappears. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
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

globalStyle(`${brand} > svg`, { flexShrink: 0 });

export const name = style({ ...text.body, fontWeight: 600, letterSpacing: "-0.006em" });

export const list = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space[2],
  flex: 1,
});
