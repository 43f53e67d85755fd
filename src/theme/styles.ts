/** What styles share: the type scale, the states of components, transitions, and chips. */
import { inRem, media } from "./breakpoints.ts";
import { color, motion, radius, size, space, sticky } from "./vars.css.ts";

const step = (size: number, line: number) => ({ fontSize: inRem(size), lineHeight: inRem(line) });
const caption = step(12, 16);
const small = step(13, 18);

/** The type scale: font size and line height in rem, so that they follow the browser's setting. `title` is the h1 of the console's pages. */
export const text = {
  caption,
  mutedCaption: { ...caption, color: color.textMuted },
  small,
  muted: { ...small, color: color.textMuted },
  body: step(14, 20),
  control: { ...step(14, 18), fontWeight: 500 },
  heading: { ...step(16, 24), fontWeight: 600 },
  title: { ...step(20, 28), fontWeight: 600, letterSpacing: "-0.012em" },
  figure: { ...step(28, 36), fontWeight: 600, letterSpacing: "-0.02em", fontVariantNumeric: "tabular-nums" },
} as const;

const row = { display: "flex", alignItems: "center" } as const;

export const layout = {
  row,
  inlineRow: { ...row, display: "inline-flex" },
  wrappingRow: { ...row, flexWrap: "wrap" },
  /** One below the other. */
  column: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  /** Buttons beside each other. */
  actions: { display: "flex", flexWrap: "wrap", gap: space[8] },
  /** One element in the middle of its place. */
  centred: { display: "grid", placeItems: "center" },
} as const;

/** Invisible, but in the accessibility tree. */
export const visuallyHidden = {
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const states = {
  hovered: "&:is([data-hovered], a:hover)",
  pressed: "&:is([data-pressed], a:active)",
  focused: "&:is(:focus-visible, [data-focus-visible])",
  disabled: "&[data-disabled]",
  pending: "&[data-pending]",
  invalid: "&[data-invalid]",
  entering: "&[data-entering]",
  exiting: "&[data-exiting]",
} as const;

/** Of a control with a border that cannot be used now. */
export const disabledBox = {
  borderColor: color.border,
  backgroundColor: color.sunken,
  color: color.textDisabled,
  cursor: "default",
} as const;

/** Above the page: a list, a message. */
const raised = {
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.raised,
};
export const floating = {
  ...raised,
  boxShadow: `0 1px 2px ${color.shadow}, 0 8px 24px -6px ${color.shadow}`,
};

/** Above the page, and alone there. */
export const dialogBox = {
  ...raised,
  boxShadow: `0 2px 6px ${color.shadow}, 0 24px 64px -12px ${color.shadow}`,
};

/** What lies on the page. */
export const box = {
  border: `1px solid ${color.border}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
};

/** Small, in inverse colours, to be distinct from content. */
export const tooltip = {
  ...text.caption,
  padding: "5px 8px",
  border: "1px solid transparent",
  borderRadius: radius.control,
  backgroundColor: color.inverse,
  color: color.onInverse,
  fontWeight: 500,
  pointerEvents: "none",
} as const;

/** Where the colours are what is shown: forced-colors mode does not replace them, and paper has them. */
export const ownColours = { forcedColorAdjust: "none", printColorAdjust: "exact" } as const;

/** The selected or focused item in forced-colors mode, which drops backgrounds. */
export const highlighted = {
  forcedColorAdjust: "none",
  backgroundColor: "Highlight",
  color: "HighlightText",
} as const;

/** Of whatever one types into or chooses from: iOS zooms into a field with a font smaller than 16 px. */
export const largeOnTouch = { "@media": { [media.touch]: { fontSize: "1rem" } } } as const;

const transition = (duration: string) => (properties: ReadonlyArray<string>) =>
  properties.map((property) => `${property} ${duration} ${motion.easeOut}`).join(", ");

/** CSS transitions of the given properties. Their durations are 0 under `prefers-reduced-motion`. */
export const fastTransition = transition(motion.fast);
export const stateTransition = transition(motion.state);
export const dialogTransition = transition(motion.dialog);

/** A round target with words: a filter, a link within a page. */
export const chip = {
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  minHeight: size.target,
  padding: `0 ${space[12]}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.full,
  backgroundColor: color.surface,
  color: color.text,
  whiteSpace: "nowrap",
  selectors: { [states.hovered]: { backgroundColor: color.hover } },
} as const;

const padding = space[8];

/** Of a bar with one line of controls. For `calc`. */
export const stickyBarHeight = `(${size.control} + 2 * ${padding} + 1px)`;

/**
 * A bar that stays below the top bar while the page scrolls. It has one height, scrolled or not, so that nothing moves
 * when it sticks, and is as wide as the page with its padding: it covers the focus rings of what scrolls below it.
 */
export const stickyBar = {
  position: sticky,
  insetBlockStart: size.topBar,
  zIndex: 9,
  marginBlockStart: `calc(-1 * ${padding})`,
  marginInline: `calc(-1 * ${size.pagePadding})`,
  padding: `${padding} ${size.pagePadding}`,
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.canvas,
  "@media": { print: { display: "none" } },
} as const;

/** Of the document's root: elements that are scrolled to end up below both bars. */
export const scrollingBelowBar = {
  [media.high]: {
    selectors: { ":root&": { scrollPaddingBlockStart: `calc(${size.topBar} + ${stickyBarHeight})` } },
  },
};
