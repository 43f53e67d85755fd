/** Can be made taller. Its border shows that a file may be dropped. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const area = style({
  display: "block",
  resize: "vertical",
  overflow: "auto",
  selectors: {
    "&[data-target]": { borderColor: vars.color.accent, backgroundColor: vars.color.accentSoft },
  },
});
