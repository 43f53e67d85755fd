/** Selectors for the states of react-aria components and of plain links. */
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
