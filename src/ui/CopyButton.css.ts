/** What it says before and after lies in one cell, so that the button keeps its width. */
import { style } from "@vanilla-extract/css";

/* What has failed may be a sentence. */
export const words = style({ display: "grid", whiteSpace: "normal" });

export const each = style({
  gridArea: "1 / 1",
  selectors: { "&:not([data-shown])": { visibility: "hidden" } },
});
