/** The labels before and after copying share one grid cell, so that the button keeps its width. */
import { style } from "@vanilla-extract/css";

/* The failure text may be a sentence. */
export const labels = style({ display: "grid", whiteSpace: "normal" });

export const label = style({
  gridArea: "1 / 1",
  selectors: { "&:not([data-shown])": { visibility: "hidden" } },
});
