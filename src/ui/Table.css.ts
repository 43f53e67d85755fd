/** A line between rows; the hovered row is tinted if it has a link. */
import { fallbackVar, globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition, layout, states, text, visuallyHidden } from "#src/theme/styles.ts";
import { color, headTop, radius, size, space, sticky } from "#src/theme/vars.css.ts";

const line = `1px solid ${color.border}`;
const onPhone = (rule: object) => ({ "@media": { [media.phone]: rule } });
const edgePadding = {
  ":first-child": { paddingInlineStart: space[24] },
  ":last-child": { paddingInlineEnd: space[24] },
};
const aligned = {
  start: { textAlign: "start" },
  end: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
} as const;

/** What is as wide as a row measures the table by it. */
export const frame = style({ containerType: "inline-size", isolation: "isolate" });

const anyRoot = style({ width: "100%", ...onPhone({ display: "block" }) });
const anyVirtual = style({ tableLayout: "fixed" });
const twoLines = style({});
const looks = { cards: [anyRoot], twoLines: [anyRoot, twoLines] };
export const root = styleVariants(looks, (classes) => classes);
/* Fixed column widths: rows that scroll into view must not move the columns. */
export const virtual = styleVariants(looks, (classes) => [...classes, anyVirtual]);

/*
 * A row's background is one box: backgrounds of single cells leave seams at fractional pixel ratios (125 %, 150 %).
 * It belongs to the first cell and is as wide as the table: WebKit positions nothing by a row, and a pseudo-element of
 * the row would be an extra cell. On phones, rows are no table rows, so it is positioned by them.
 */
const overRow = {
  content: "",
  position: "absolute",
  inset: "0 auto 0 0",
  width: "100cqi",
  ...onPhone({ width: "auto", insetInlineEnd: 0 }),
} as const;
const backgroundOf = (row: string) => `${row} > :first-child::before`;
const background = { ...overRow, zIndex: -1 } as const;

export const headRow = style({});
globalStyle(`${headRow} > :first-child`, { position: "relative" });
globalStyle(backgroundOf(headRow), { ...background, borderBlockEnd: line, backgroundColor: color.sunken });

export const head = style({
  position: sticky,
  insetBlockStart: fallbackVar(headTop, "auto"),
  zIndex: 3,
  "@media": { [media.phone]: visuallyHidden },
});

const headerBase = style({
  ...text.mutedCaption,
  padding: `${space[8]} ${space[12]}`,
  fontWeight: 500,
  whiteSpace: "nowrap",
  ...edgePadding,
});
/* As narrow as they are beside each other; in a narrow window they may also be below each other. */
const onNarrowPage = (rule: object) => ({ "@media": { [media.narrowPage]: rule } });
const controlsHeader = { width: 0, ...onNarrowPage({ width: "auto" }) };
export const header = styleVariants({ ...aligned, controls: controlsHeader }, (rule) => [headerBase, rule]);

/* Of large text, a part of the table: the name in the first column needs the rest. */
globalStyle(`${anyVirtual} thead th:not(:first-child)`, { width: "min(12rem, 18cqi)" });
globalStyle(`${headRow} > [data-late=number]`, {
  width: "min(10rem, 19cqi)",
  "@media": { [media.narrowTable]: { width: "min(9rem, 20cqi)" } },
});
globalStyle(`${headRow} > [data-late=number]:has(+ [data-late=number])`, {
  "@media": { [media.narrowTable]: { width: "min(7.5rem, 17cqi)" } },
});
globalStyle(`${headRow} > [data-late=words]`, {
  width: "min(17rem, 25cqi)",
  "@media": { [media.narrowTable]: { width: "min(13.5rem, 30cqi)" } },
});

/** As the cells of late numbers: the header above the numbers, what is beside it above their changes. */
export const numberHead = style({
  display: "inline-grid",
  gridTemplateColumns: "minmax(3.5rem, auto) auto",
  alignItems: "center",
  justifyItems: "end",
  columnGap: space[8],
  verticalAlign: "top",
});

export const sortButton = style({
  ...layout.inlineRow,
  gap: space[4],
  /* Fills the height of its row. */
  minHeight: size.target,
  margin: `calc(-1 * ${space[8]})`,
  padding: `0 ${space[8]}`,
  verticalAlign: "top",
  borderRadius: radius.small,
  fontWeight: "inherit",
  transition: fastTransition(["color"]),
  selectors: {
    "&:hover": { color: color.text },
    "[aria-sort]:not([aria-sort=none]) &": { color: color.text },
    [`${numberHead} > &`]: { flexDirection: "row-reverse" },
    // What sticks above the table would cover its upper edge.
    [states.focused]: { outlineOffset: -2 },
  },
});
export const sortArrow = style({
  opacity: 0,
  transition: fastTransition(["opacity"]),
  selectors: {
    "&[data-shown]": { opacity: 1 },
    [`${sortButton}:is(:hover, :focus-visible) > &`]: { opacity: 1 },
  },
});

export const spacer = style(onPhone({ display: "block" }));

export const body = style(onPhone({ display: "block" }));

export const row = style({
  "@media": {
    print: { breakInside: "avoid" },
    [media.phone]: {
      position: "relative",
      display: "grid",
      // The controls wrap before the name has no room.
      gridTemplateColumns: "minmax(min(7rem, 50%), 1fr) auto",
      gap: space[4],
      padding: `${space[12]} ${space[16]}`,
    },
  },
});
globalStyle(backgroundOf(row), { ...background, transition: fastTransition(["background-color"]) });
globalStyle(backgroundOf(`${row}:not(:last-child)`), { borderBlockEnd: line });
globalStyle(backgroundOf(`${row}:has(th a):hover`), { backgroundColor: color.hover });

const cellBase = style({
  padding: `${space[8]} ${space[12]}`,
  height: 48,
  ...edgePadding,
  "@media": {
    print: { height: "auto", paddingBlock: space[4] },
    [media.phone]: {
      ...layout.row,
      justifyContent: "space-between",
      gap: space[16],
      height: "auto",
      minHeight: 24,
      padding: 0,
      selectors: {
        "&:first-child, &:last-child": { padding: 0 },
        "&:not(:first-child)": { gridColumn: "1 / -1" },
      },
    },
  },
});
const withControls = onPhone({ selectors: { "&:not(:first-child)": { gridArea: "1 / 2" } } });
export const cell = styleVariants({ ...aligned, controls: withControls }, (rule) => [cellBase, rule]);
export const controls = style({
  ...layout.row,
  justifyContent: "flex-end",
  gap: space[4],
  ...onNarrowPage({ flexWrap: "wrap" }),
});
/* Rather in two lines than cut off. */
globalStyle(`${row} > [data-late=words] *`, onNarrowPage({ whiteSpace: "normal" }));
globalStyle(`${row} > [data-strong=true]`, { fontWeight: 600 });
globalStyle(`${row} > [data-strong=false] > :last-child`, { color: color.textMuted });
/* As large with content as without. */
globalStyle(`${row} > td > [data-late]`, onPhone({ flex: 1, minHeight: 22, textAlign: "end" }));
export const name = style([
  cellBase,
  {
    position: "relative",
    // Most words have room: large text wraps between them.
    minWidth: "min(14ch, 40cqi)",
    textAlign: "start",
    fontWeight: 500,
    overflowWrap: "anywhere",
  },
  // What is beside it needs the rest.
  onPhone({ position: "static", minWidth: 0 }),
]);

export const cellLabel = style({
  display: "none",
  color: color.textMuted,
  ...onPhone({ ...text.small, display: "inline" }),
});

/* The first column's link covers the whole row; other controls lie above it. */
globalStyle(`${name} a`, { color: color.text, textDecoration: "none" });
globalStyle(`${name} a::after`, overRow);
globalStyle(`${name} a:focus-visible`, { outline: "none" });
globalStyle(`${name} a:focus-visible::after`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: "-2px",
  borderRadius: radius.control,
});
globalStyle(`${row} > td :is(a, button)`, { position: "relative", zIndex: 1 });
/* None is below what sticks above the table. */
globalStyle(`${row} :is(a, button)`, { "@media": { [media.high]: { scrollMarginBlockStart: 120 } } });
/* A day stays on one line beside a long name. */
globalStyle(`${row} > td > time`, { whiteSpace: "nowrap" });

/*
 * Two or three lines a row: the name, then the other cells in one line, with dots between them. Headers say nothing there, so a cell
 * has to be understood without its own.
 */
globalStyle(
  `${twoLines} ${row}`,
  onPhone({
    ...layout.wrappingRow,
    alignContent: "center",
    gap: `${space[2]} 0`,
    minHeight: 64,
    padding: `${space[8]} ${space[16]}`,
  }),
);
globalStyle(`${twoLines} ${name}`, onPhone({ flex: "1 0 100%", justifyContent: "start", gap: space[8] }));
globalStyle(`${twoLines} ${row} > td`, onPhone({ ...text.small, flex: "none", gap: 0, minHeight: 22 }));
globalStyle(`${twoLines} ${row} > td > [data-late]`, onPhone({ ...layout.inlineRow, flexWrap: "wrap" }));
globalStyle(
  `${twoLines} ${row} > td + td:not([data-late=words])::before`,
  // Screen readers have the cells; older browsers know no text instead of the dot.
  onPhone({ content: ['"·"', '"·" / ""'], marginInline: space[8], color: color.textMuted }),
);
/* What arrives later as words has a line of its own: it may be long, and rows stay equally high. */
globalStyle(`${twoLines} ${row} > [data-late=words]`, onPhone({ flex: "1 0 100%" }));
globalStyle(`${twoLines} ${cellLabel}`, onPhone({ display: "none" }));
/* Large text leaves less room, too. */
globalStyle(`${twoLines} [data-left-out]`, {
  "@container": { "(max-width: 55.8rem)": { display: "none" } },
  "@media": { print: { display: "none" } },
});
