/** Rows parted by one line; the row under the pointer is tinted. */
import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { fastTransition } from "#src/theme/motion.ts";
import { states } from "#src/theme/states.ts";
import { text } from "#src/theme/text.ts";
import { vars } from "#src/theme/vars.css.ts";

const { color, space } = vars;
const line = `1px solid ${color.border}`;
const onPhone = (rule: object) => ({ "@media": { [media.phone]: rule } });
const edges = {
  ":first-child": { paddingInlineStart: space[24] },
  ":last-child": { paddingInlineEnd: space[24] },
};
const aligned = {
  start: { textAlign: "start" },
  end: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
} as const;

export const root = style({ width: "100%", ...onPhone({ display: "block" }) });
/* Rows come and go: what they hold must not move the columns. */
export const long = style([root, { tableLayout: "fixed" }]);

/*
 * A row's ground is one box: cells painted one by one show seams where a pixel is not whole (125 %, 150 %).
 * It belongs to the first cell, since what belongs to the row itself would be a cell before the first.
 */
const ground = { position: "relative", zIndex: 0 } as const;
const groundOf = (row: string) => `${row} > :first-child::before`;
const painted = { content: "", position: "absolute", inset: 0, zIndex: -1 } as const;

export const headRow = style(ground);
globalStyle(groundOf(headRow), { ...painted, borderBlockEnd: line, backgroundColor: color.sunken });

export const head = style({
  ...onPhone({ position: "absolute", clipPath: "inset(50%)", width: 1, height: 1, overflow: "hidden" }),
});

const headerBase = style({
  ...text.caption,
  padding: `${space[8]} ${space[12]}`,
  color: color.textMuted,
  fontWeight: 500,
  whiteSpace: "nowrap",
  ...edges,
});
export const header = styleVariants({ ...aligned, controls: { width: 0 } }, (rule) => [headerBase, rule]);

globalStyle(`${long} thead th:not(:first-child)`, { width: "12rem" });

export const sorter = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  /* As high as its row. */
  minHeight: vars.size.target,
  margin: `calc(-1 * ${space[8]})`,
  padding: `0 ${space[8]}`,
  verticalAlign: "middle",
  borderRadius: vars.radius.small,
  fontWeight: "inherit",
  cursor: "pointer",
  transition: fastTransition(["color"]),
  selectors: {
    [states.plainHover]: { color: color.text },
    "[aria-sort]:not([aria-sort=none]) > &": { color: color.text },
  },
});
export const arrow = style({
  display: "flex",
  opacity: 0,
  transition: fastTransition(["opacity"]),
  selectors: {
    "&[data-shown]": { opacity: 1 },
    [`${sorter}:is(:hover, :focus-visible, [data-hovered], [data-focus-visible]) > &`]: { opacity: 1 },
  },
});

export const gap = style(onPhone({ display: "block" }));

export const body = style(onPhone({ display: "block" }));

export const row = style({
  ...ground,
  ...onPhone({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: space[4],
    padding: `${space[12]} ${space[16]}`,
  }),
});
globalStyle(groundOf(row), { ...painted, transition: fastTransition(["background-color"]) });
globalStyle(groundOf(`${row}:not(:last-child)`), { borderBlockEnd: line });
globalStyle(groundOf(`${row}:has(th a):is(:hover, [data-hovered])`), { backgroundColor: color.hover });

const cellBase = style({
  padding: `${space[8]} ${space[12]}`,
  height: 48,
  ...edges,
  ...onPhone({
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    gap: space[16],
    height: "auto",
    minHeight: 24,
    padding: 0,
    selectors: {
      "&:first-child, &:last-child": { padding: 0 },
      "&:not(:first-child)": { gridColumn: "1 / -1" },
    },
  }),
});
const controls = {
  textAlign: "end",
  whiteSpace: "nowrap",
  ...onPhone({ selectors: { "&:not(:first-child)": { gridArea: "1 / 2", marginInlineEnd: "-8px" } } }),
} as const;
export const cell = styleVariants({ ...aligned, controls }, (rule) => [cellBase, rule]);
export const name = style([cellBase, { textAlign: "start", fontWeight: 500, overflowWrap: "anywhere" }]);

export const term = style({
  display: "none",
  color: color.textMuted,
  ...onPhone({ ...text.small, display: "inline" }),
});

/* The name's link is the row's: its area covers the row, other controls lie above it. */
globalStyle(`${name} a`, { color: color.text, textDecoration: "none" });
globalStyle(`${name} a::after`, { content: "", position: "absolute", inset: 0 });
globalStyle(`${name} a:is(:focus-visible, [data-focus-visible])`, { outline: "none" });
globalStyle(`${name} a:is(:focus-visible, [data-focus-visible])::after`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: "-2px",
  borderRadius: vars.radius.control,
});
globalStyle(`${row} > td :is(a, button)`, { position: "relative", zIndex: 1 });
