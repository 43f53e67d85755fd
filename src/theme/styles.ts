/** What styles share: the type scale, the states of components, transitions, and chips. */
import { sticky, vars } from "./vars.css.ts";
import { inRem, media } from "./breakpoints.ts";

const { color, font, radius, size, space } = vars;

const step = (size: number, line: number) => ({ fontSize: inRem(size), lineHeight: inRem(line) });

/** The type scale: font size and line height in rem, so that they follow the browser's setting. `title` is the h1 of the console's pages. */
export const text = {
  caption: step(12, 16),
  small: step(13, 18),
  body: step(14, 20),
  control: step(14, 18),
  heading: { ...step(16, 24), fontWeight: 600 },
  title: { ...step(20, 28), fontWeight: 600, letterSpacing: "-0.012em" },
  figure: { ...step(28, 36), fontWeight: 600, letterSpacing: "-0.02em", fontVariantNumeric: "tabular-nums" },
} as const;

/** Monospace text in a sunken area; a line that is too long is wrapped. */
export const wrappedCode = {
  ...text.caption,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  padding: space[12],
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontFamily: font.mono,
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
  /** For plain elements; e2e/components.spec.ts sets the attribute. */
  plainHover: "&:is(:hover, [data-hovered])",
  pressed: "&:is([data-pressed], a:active)",
  focused: "&:is(:focus-visible, [data-focus-visible])",
  selected: "&[data-selected]",
  disabled: "&[data-disabled]",
  pending: "&[data-pending]",
  invalid: "&[data-invalid]",
  entering: "&[data-entering]",
  exiting: "&[data-exiting]",
} as const;

/** The selected or focused item in forced-colors mode, which drops backgrounds. */
export const highlighted = {
  forcedColorAdjust: "none",
  backgroundColor: "Highlight",
  color: "HighlightText",
} as const;

/** Of whatever one types into or chooses from: iOS zooms into a field with a font smaller than 16 px. */
export const largeOnTouch = { "@media": { [media.touch]: { fontSize: "1rem" } } } as const;

const transition = (duration: string) => (properties: ReadonlyArray<string>) =>
  properties.map((property) => `${property} ${duration} ${vars.motion.easeOut}`).join(", ");

/** CSS transitions of the given properties. Their durations are 0 under `prefers-reduced-motion`. */
export const fastTransition = transition(vars.motion.fast);
export const stateTransition = transition(vars.motion.state);
export const dialogTransition = transition(vars.motion.dialog);

/** A round target with words: a filter, a link within a page. */
export const chip = {
  display: "inline-flex",
  flex: "none",
  alignItems: "center",
  minHeight: vars.size.target,
  padding: `0 ${vars.space[12]}`,
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  whiteSpace: "nowrap",
  selectors: { [states.hovered]: { backgroundColor: vars.color.hover } },
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
  marginInline: `calc(-1 * ${space[32]})`,
  padding: `${padding} ${space[32]}`,
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.canvas,
  "@media": {
    [media.belowMedium]: { marginInline: `calc(-1 * ${space[24]})`, paddingInline: space[24] },
    [media.phone]: { marginInline: `calc(-1 * ${space[16]})`, paddingInline: space[16] },
    print: { display: "none" },
  },
} as const;
