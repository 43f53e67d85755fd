/** Three fields in a row, or below each other when the row is narrow. */
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const root = style({ display: "flex", flexWrap: "wrap", gap: vars.space[16] });

/* The basis exceeds the row when the row is narrower than 340 px, and is 0 when it is wider. */
globalStyle(`${root} > *`, { flex: "1 1 calc((340px - 100%) * 999)", minWidth: 0, maxWidth: "100%" });
