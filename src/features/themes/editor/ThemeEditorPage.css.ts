/** The preview stands beside the cards of the editor, above them on narrow pages. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

const { space } = vars;
const wide = "(min-width: 860px)";

export const root = style({ containerType: "inline-size" });

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[16],
  alignItems: "start",
  "@container": {
    [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: space[24] },
  },
});

export const preview = style({
  minWidth: 0,
  "@container": {
    [wide]: { order: 1, position: "sticky", insetBlockStart: `calc(${vars.size.topBar} + ${space[16]})` },
  },
});

export const cards = style({ display: "grid", gap: space[16], minWidth: 0 });

export const notice = style({ marginBlockEnd: space[16] });
