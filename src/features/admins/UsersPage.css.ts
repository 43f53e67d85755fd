/** The page Users: what is entered beside its help from 1024 px; lists below take the whole width. */
import { style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout, text } from "#src/theme/styles.ts";
import { color, size, space } from "#src/theme/vars.css.ts";

export const page = style({
  ...layout.column,
  gap: space[16],
  "@media": { [media.phone]: { gap: space[8] } },
});

export const part = style([
  page,
  {
    selectors: { "&[hidden]": { display: "none" } },
    "@media": {
      [media.fromMedium]: { gridTemplateColumns: "minmax(0, 1fr) 18rem" },
      [media.fromLarge]: { gridTemplateColumns: "minmax(0, 1fr) 22rem" },
    },
  },
]);

/** Below both on a wide screen, and before the help on a narrow one. */
export const wide = style({ minWidth: 0, gridColumn: "1 / -1" });

export const beside = style({
  display: "grid",
  minWidth: 0,
  "@media": { [media.fromMedium]: { gridArea: "1 / 2" } },
});

export const names = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(12rem, 100%), 1fr))",
  gap: space[16],
});

export const list = style({
  display: "grid",
  gap: space[8],
  paddingInlineStart: space[16],
  listStyle: "disc",
  textWrap: "pretty",
});

export const note = style({
  ...text.muted,
  marginBlockStart: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border}`,
  textWrap: "pretty",
});

/* The lines of several people, with their results beside them. */
export const people = style({ borderBlockStart: `1px solid ${color.border}` });

export const person = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  alignItems: "center",
  gap: `${space[4]} ${space[16]}`,
  padding: `${space[8]} ${size.cardPadding}`,
  overflowWrap: "anywhere",
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border}` } },
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/* Between the heading and the lines. */
export const notices = style({
  display: "grid",
  gap: space[16],
  padding: `0 ${size.cardPadding} ${space[16]}`,
  selectors: { "&:empty": { display: "none" } },
});

/* Buttons of a row. */
export const acts = style({
  ...layout.wrappingRow,
  gap: `${space[4]} ${space[8]}`,
  "@media": {
    [media.fromMedium]: { flexWrap: "nowrap" },
    [media.phone]: { justifyContent: "flex-end", textAlign: "end" },
  },
});
