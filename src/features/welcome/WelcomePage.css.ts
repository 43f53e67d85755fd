/** Text beside the image; above it on narrow screens. */
import { globalStyle, style } from "@vanilla-extract/css";
import { languages } from "#schemas/languages.ts";
import { media } from "#src/theme/breakpoints.ts";
import { layout, states, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
  alignItems: "center",
  gap: space[48],
  maxWidth: size.content,
  minHeight: "100dvh",
  marginInline: "auto",
  padding: space[48],
  "@media": {
    [media.belowMedium]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      alignContent: "center",
      gap: space[32],
      padding: space[24],
    },
  },
});

export const words = style({ display: "grid", justifyItems: "start", gap: space[16] });

export const heading = style({
  ...text.figure,
  outline: "none",
  fontSize: 36,
  lineHeight: "44px",
  // Tabular figures would widen the hyphen.
  fontVariantNumeric: "normal",
  textWrap: "balance",
  "@media": { [media.belowMedium]: { fontSize: 28, lineHeight: "36px" } },
});

export const lead = style({
  ...text.heading,
  maxWidth: "44ch",
  marginBlockEnd: space[8],
  fontWeight: 400,
  color: color.textMuted,
  textWrap: "pretty",
});

/** Not for whoever the page's script has found to be signed in. */
export const hint = style({
  ...text.muted,
  selectors: { "html[data-signed-in] &": { display: "none" } },
});

/** Hidden without JavaScript: only the early script reads the `?lang` of its link. */
export const language = style({
  ...text.muted,
  ...layout.inlineRow,
  minHeight: size.target,
  borderRadius: radius.small,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "3px",
  selectors: { [states.hovered]: { color: color.text } },
  "@media": { "(scripting: none)": { display: "none" } },
});

export const image = style({
  width: "100%",
  maxWidth: 640,
  justifySelf: "center",
  "@media": { [media.belowMedium]: { maxWidth: 420 } },
});

/* The prerendered page contains every language; `<html lang>` decides which one is visible. */
for (const language of languages) {
  globalStyle(`html:not([lang="${language}"]) [data-language="${language}"]`, { display: "none" });
}
