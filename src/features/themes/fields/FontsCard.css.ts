/** Three fields in a row where there is room for three, else below each other. */
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({ display: "flex", flexWrap: "wrap", gap: vars.space[16] });

/* Below 340 px the basis is wider than the row, above it is none. */
globalStyle(`${root} > *`, { flex: "1 1 calc((340px - 100%) * 999)", minWidth: 0, maxWidth: "100%" });
