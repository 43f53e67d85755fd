/** The page of an app. */
import { globalStyle, style } from "@vanilla-extract/css";
import { size } from "#src/theme/vars.css.ts";

export const status = style({ display: "flex" });
/* As high as a line of text, so that the status is level with the other details. */
globalStyle(`${status} > *`, { marginBlock: `calc((1.25rem - ${size.target}) / 2)` });
