/** Days and buttons of a row. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

export const actions = style({ display: "flex", justifyContent: "flex-end", gap: vars.space[4] });

export const tie = style([text.small, { color: vars.color.textMuted, overflowWrap: "anywhere" }]);

/** Stays on one line beside a long alias. */
export const day = style({ whiteSpace: "nowrap" });
