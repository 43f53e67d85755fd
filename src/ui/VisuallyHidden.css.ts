/** Invisible, but in the accessibility tree. */
import { style } from "@vanilla-extract/css";

export const root = style({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
