/** What is said about a new secret, and its buttons side by side. */
import { style } from "@vanilla-extract/css";
import { vars } from "#src/theme/vars.css.ts";

export const replaces = style({ margin: 0 });

export const acts = style({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });
