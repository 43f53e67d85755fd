/** The type scale: font size and line height in rem, so that they follow the browser's setting. `title` is the h1 of the console's pages. */
import { vars } from "./vars.css.ts";

const rem = (px: number) => `${px / 16}rem`;
const step = (size: number, line: number) => ({ fontSize: rem(size), lineHeight: rem(line) });

export const text = {
  caption: step(12, 16),
  small: step(13, 18),
  body: step(14, 20),
  control: step(14, 18),
  heading: { ...step(16, 24), fontWeight: 600 },
  title: { ...step(20, 28), fontWeight: 600, letterSpacing: "-0.012em" },
  figure: { ...step(28, 36), fontWeight: 600, letterSpacing: "-0.02em", fontVariantNumeric: "tabular-nums" },
} as const;

const { color, font, radius, space } = vars;

/** Monospace text in a sunken area; a line that is too long is wrapped. */
export const wrappedCode = {
  ...text.caption,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  padding: space[12],
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontFamily: font.mono,
} as const;

/** Invisible, but in the accessibility tree. */
export const visuallyHidden = {
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
