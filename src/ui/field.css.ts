/** Styles that all fields share: the label above, the control, and the line of description or error below. */
import { globalStyle, style } from "@vanilla-extract/css";
import { disabledBox, fastTransition, largeOnTouch, layout, states, text } from "#src/theme/styles.ts";
import { color, font, radius, size, space } from "#src/theme/vars.css.ts";

export const root = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  alignContent: "start",
  minWidth: 0,
});

export const besideRoot = style([root, { gridTemplateColumns: "minmax(0, 1fr) auto" }]);

const wholeLine = { [`${besideRoot} > &`]: { gridColumn: "1 / -1" } };

export const label = style({ ...text.small, color: color.text, fontWeight: 500 });

export const control = style({
  ...text.body,
  width: "100%",
  minHeight: size.control,
  padding: "7px 11px",
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.text,
  transition: fastTransition(["border-color", "background-color"]),
  selectors: {
    ...wholeLine,
    "&[data-hovered]": { borderColor: color.textMuted },
    "&[data-focused]": { borderColor: color.focus },
    [states.invalid]: { borderColor: color.criticalMark },
    [states.disabled]: disabledBox,
    "&[readonly]": { backgroundColor: color.sunken },
    "&::placeholder": { color: color.textMuted, opacity: 1 },
    [states.focused]: { outlineOffset: -1 },
  },
  ...largeOnTouch,
});

/** A button in the shape of a field that opens a list. */
export const trigger = style([
  control,
  {
    ...layout.inlineRow,
    gap: space[8],
    whiteSpace: "nowrap",
    selectors: { "[data-invalid] > &": { borderColor: color.criticalMark } },
  },
]);
/* Where there is no room, the words are cut off, not what is beside the field. */
globalStyle(`${trigger} > span`, { overflow: "hidden", textOverflow: "ellipsis" });

const note = { ...text.small, display: "flex", alignItems: "flex-start", gap: "6px" } as const;

export const description = style({
  ...note,
  color: color.textMuted,
  selectors: { [`${besideRoot} > &`]: { gridArea: "1 / 2", alignItems: "center" } },
});
export const error = style({ ...note, color: color.criticalText, selectors: wholeLine });
export const errorIcon = style({ paddingBlock: "2px" });

/* The input, with the button that opens the list inside it. */
export const comboGroup = style({ position: "relative", display: "flex", minWidth: 0 });

export const comboInput = style([
  control,
  { flex: 1, minWidth: 0, paddingInlineEnd: `calc(${size.target} + 4px)`, textOverflow: "ellipsis" },
]);

export const listButton = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 0,
  ...layout.centred,
  width: size.target,
  /* Keeps the hover background off the input's border. */
  border: "2px solid transparent",
  borderRadius: radius.control,
  backgroundClip: "padding-box",
  color: color.textMuted,
  selectors: { [states.hovered]: { backgroundColor: color.hover, color: color.text } },
});

export const hint = style({
  ...text.muted,
  padding: `${space[8]} ${space[12]}`,
});

/* An input with a magnifier icon in front and a clear button at the end. */
export const search = style({ position: "relative", minWidth: 0 });

export const searchGlyph = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: 11,
  ...layout.row,
  color: color.textMuted,
  pointerEvents: "none",
});

/* A plain element: without the attributes of react-aria. */
export const searchInput = style([
  control,
  {
    padding: `7px ${size.control} 7px 35px`,
    appearance: "none",
    textOverflow: "ellipsis",
    selectors: {
      // Without the button that clears it.
      "&:placeholder-shown": { paddingInlineEnd: 11 },
      "&:hover": { borderColor: color.textMuted },
      "&:focus": { borderColor: color.focus },
    },
  },
]);

globalStyle(`${searchInput}::-webkit-search-cancel-button`, { display: "none" });

export const clearButton = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: 2,
  ...layout.row,
});

/* Can be made taller. */
export const area = style({
  display: "block",
  resize: "vertical",
  overflow: "auto",
  // After a long line, the beginning of the next one is not at the border.
  scrollPaddingInline: 11,
});

/* Monospaced; long values wrap instead of scrolling. */
export const code = style({
  flex: "auto",
  minWidth: 0,
  fontFamily: font.mono,
  resize: "none",
  // A hyphen of a value is no place to break: it would make one more line.
  wordBreak: "break-all",
});
