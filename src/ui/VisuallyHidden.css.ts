/** Invisible, but in the accessibility tree. */
import { style } from "@vanilla-extract/css";
import { visuallyHidden } from "#src/theme/styles.ts";

export const root = style(visuallyHidden);
