/** Sections of charts, and the action above them if all have failed. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { chip, layout, text } from "#src/theme/styles.ts";
import { color, radius, size, space } from "#src/theme/vars.css.ts";

/** Small text saves a sheet of paper, and can still be read at arm's length. */
export const frame = style({ "@media": { print: { zoom: 0.9 } } });

export const top = style({
  display: "grid",
  gap: space[8],
  marginBlockEnd: space[8],
  "@media": { print: { display: "block" } },
});

export const section = style({
  display: "grid",
  gap: space[8],
  selectors: {
    "& + &": {
      marginBlockStart: space[24],
      "@media": { [media.phone]: { marginBlockStart: space[8] }, print: { marginBlockStart: space[8] } },
    },
  },
  // `break-after: avoid` on the title works in block layout only.
  "@media": { print: { display: "block" } },
});

globalStyle(`:is(${top}, ${section}) > * + *`, { "@media": { print: { marginBlockStart: space[8] } } });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `0 ${space[16]}`,
  marginBlockStart: space[4],
  "@media": { print: { breakAfter: "avoid" } },
});

export const title = style([text.heading, { borderRadius: radius.small }]);

export const about = style(text.muted);

/** In the height of a key figure: what could not be loaded. */
export const missing = style({
  ...layout.wrappingRow,
  gap: `${space[4]} ${space[16]}`,
  minHeight: 48,
});

export const dash = style({ ...text.figure, color: color.textMuted });

/** Below the row: the note about the choice, and an action. */
export const under = style({
  containerType: "inline-size",
  ...layout.wrappingRow,
  gap: `${space[8]} ${space[16]}`,
  marginBlockEnd: space[8],
  "@media": { print: { display: "none" } },
});
/* Always in the same place. */
globalStyle(`${under} > button`, { marginInlineStart: "auto" });
/* Where only one of the two lines fits beside it, the longer one is below. */
globalStyle(`${under} > p + p`, { "@media": { [media.narrowTable]: { order: 1 } } });

export const action = style({
  display: "flex",
  justifyContent: "flex-end",
  marginBlockEnd: space[16],
  "@media": { print: { display: "none" } },
});

export const beside = style({
  ...text.muted,
  position: "relative",
  fontWeight: 400,
  letterSpacing: "normal",
});

export const foot = style({
  ...layout.wrappingRow,
  selectors: { "&:not(:has(> :not([hidden])))": { display: "none" } },
  gap: `0 ${space[16]}`,
  padding: `${space[8]} ${space[24]}`,
  borderBlockStart: `1px solid ${color.border}`,
  "@media": { [media.belowMedium]: { paddingInline: space[16] }, print: { display: "none" } },
});

export const chips = style({
  display: "none",
  "@media": { [media.phone]: { display: "flex", gap: space[8], overflowX: "auto", scrollbarWidth: "none" } },
});

export const link = style([chip, { ...text.small, textDecoration: "none" }]);

export const linksRoot = style({ overflowWrap: "anywhere", "@media": { print: { display: "none" } } });
globalStyle(`${linksRoot} a`, { ...layout.inlineRow, minHeight: size.target });

export const lines = style({
  display: "grid",
  gridTemplateColumns: "14rem minmax(40px, 1fr) minmax(10rem, 1fr)",
  gap: `0 ${space[16]}`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const line = style({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  alignItems: "center",
  justifyItems: "start",
  "@media": { [media.phone]: { paddingBlockEnd: space[4] } },
});

export const strip = style({
  display: "grid",
  gap: space[4],
  alignContent: "center",
  justifySelf: "stretch",
  // That of both strips: what is compared arrives later.
  selectors: { "&[data-compared]": { minHeight: 22, alignContent: "start" } },
});

export const summary = style({
  ...text.muted,
  minHeight: "1lh",
  justifySelf: "stretch",
  minWidth: 0,
});
