/** Places and headers in monospace, wrapped where they are too long. */
import { style } from "@vanilla-extract/css";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";
import { wrappedCode } from "#src/theme/wrappedCode.ts";

const { color, space } = vars;

export const cards = style({ display: "grid", gap: space[16], marginBottom: space[24] });

export const code = style({ ...text.caption, fontFamily: vars.font.mono, overflowWrap: "anywhere" });

/** Keeps its width beside columns that cannot break. */
export const headers = style([code, { display: "block", minWidth: "14rem" }]);

export const call = style({ ...text.caption, fontFamily: vars.font.mono, overflowWrap: "normal" });

export const answer = style({ ...text.small, display: "grid", gap: space[4] });

/** Day and time may wrap onto two lines. */
export const time = style({
  ...text.caption,
  display: "flex",
  flexWrap: "wrap",
  color: color.textMuted,
  fontFamily: vars.font.mono,
  whiteSpace: "nowrap",
});

export const differences = style({
  ...text.small,
  display: "grid",
  gap: space[4],
  overflowWrap: "anywhere",
});

export const config = style(wrappedCode);
