/** The sticky row, and the note about its choice. On paper the print head shows the choice. */
import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#src/theme/breakpoints.ts";
import { layout, scrollingBelowBar, states, stickyBar, text } from "#src/theme/styles.ts";
import { color, motion, radius, size, space } from "#src/theme/vars.css.ts";

/** So wide that title and all fields are in one row, 858 px; the more the larger the text is. */
const wide = "(min-width: 53.625rem)";
const titleHeight = text.title.lineHeight;

export const root = style([
  stickyBar,
  {
    containerType: "inline-size",
    // Right below the top bar, without the page's padding above it.
    marginBlockStart: `calc(-1 * ${space[32]})`,
    marginBlockEnd: space[8],
    "@media": {
      [media.belowMedium]: { marginBlockStart: `calc(-1 * ${space[24]})` },
      // The title scrolls away; the choice below it stays.
      [media.phone]: { insetBlockStart: `calc(${size.topBar} - ${titleHeight} - ${space[8]})` },
      // Only the title is printed.
      print: { display: "block", margin: 0, padding: 0, border: "none" },
    },
  },
]);

/** A container cannot lay itself out by its own width. */
export const row = style({
  ...layout.row,
  flexWrap: "nowrap",
  gap: `${space[8]} ${space[16]}`,
  "@media": { [media.phone]: { flexWrap: "wrap" } },
});

export const title = style({
  ...text.title,
  flex: "none",
  borderRadius: radius.small,
  whiteSpace: "nowrap",
  "@media": { [media.phone]: { flexBasis: "100%", whiteSpace: "normal", overflowWrap: "anywhere" } },
});

const hiddenOnPaper = { print: { display: "none" } } as const;

export const waiting = style({ flex: 1, minWidth: 0, "@media": hiddenOnPaper });

export const controls = style({
  ...layout.row,
  flex: 1,
  gap: space[16],
  minWidth: 0,
  "@media": hiddenOnPaper,
});

export const scrolling = style({ "@media": scrollingBelowBar });

export const fields = style({
  display: "none",
  flex: 1,
  minWidth: 0,
  alignItems: "center",
  gap: space[8],
  "@container": { [wide]: { display: "flex" } },
});

export const line = style({
  ...text.body,
  ...layout.row,
  flex: 1,
  gap: space[8],
  minWidth: 0,
  minHeight: size.control,
  padding: `0 11px`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  selectors: { [states.hovered]: { borderColor: color.textMuted } },
  "@container": { [wide]: { display: "none" } },
});

export const chosen = style({ display: "flex", flex: 1, minWidth: 0, whiteSpace: "nowrap" });
export const app = style({ overflow: "hidden", textOverflow: "ellipsis", fontWeight: 500 });
export const period = style({ flex: "none", whiteSpace: "pre" });
export const comparison = style({
  display: "none",
  flex: "none",
  whiteSpace: "pre",
  "@container": { "(min-width: 35rem)": { display: "inline" } },
});

/** In the gap before the next, so that nothing becomes narrower. */
export const busy = style({
  display: "flex",
  flex: "none",
  width: 0,
  marginInlineStart: `calc(-1 * ${space[16]})`,
  opacity: 0,
  color: color.accentText,
  selectors: {
    "&[data-busy]": {
      opacity: 1,
      transition: `opacity ${motion.state} ${motion.loadingDelay}`,
    },
  },
});

/** In a container as wide as the row. */
export const note = style({ ...text.muted, textWrap: "pretty" });

export const pickerRoot = style({ display: "flex", alignItems: "flex-end", gap: space[4], minWidth: 0 });

/* Where there is less room, the app gives most of it. */
globalStyle(`${fields} > *`, { flex: "0 1 240px" });
globalStyle(`${fields} > :has([role="combobox"])`, { flex: "0 4 220px" });
globalStyle(`${fields} > ${pickerRoot}`, { flex: "0 1 288px" });

globalStyle(`${pickerRoot} > :not(button)`, { flex: "1 1 0" });
globalStyle(`${pickerRoot} > button`, { marginBlock: space[2] });

export const datesFields = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: space[16] });
