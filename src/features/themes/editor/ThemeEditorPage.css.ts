/** The preview is beside the cards of the editor, or below them on narrow pages. */
import { style } from "@vanilla-extract/css";
import { previewBeside } from "#src/theme/breakpoints.ts";
import { stickyBarHeight } from "#src/theme/stickyBar.ts";
import { vars } from "#src/theme/vars.css.ts";

const { size, space } = vars;

export const root = style({ containerType: "inline-size" });

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[16],
  alignItems: "start",
  "@container": {
    [previewBeside]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space[24] },
  },
});

export const preview = style({
  minWidth: 0,
  "@container": {
    [previewBeside]: {
      position: "sticky",
      insetBlockStart: `calc(${size.topBar} + ${stickyBarHeight} + ${space[16]})`,
    },
  },
});

export const cards = style({ display: "grid", gap: space[16], minWidth: 0 });

export const notice = style({ marginBlockEnd: space[16] });
