/** The calendar takes its space before its code arrives: six weeks, their head and the weekdays. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const calendar = style({
  display: "grid",
  alignContent: "start",
  minHeight: `calc(7 * (${vars.size.target} + 2px) + 60px)`,
});
