/** Monospace text in a sunken area; a line that is too long is wrapped. */
import { text } from "./text.ts";
import { vars } from "./vars.css.ts";

const { color, font, radius, space } = vars;

export const wrappedCode = {
  ...text.caption,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  padding: space[12],
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontFamily: font.mono,
} as const;
