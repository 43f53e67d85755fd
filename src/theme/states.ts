/** Selectors for the states that react-aria marks, and that a plain `<a class>` has by itself. */

export const states = {
  hovered: "&:is([data-hovered], a:hover)",
  /** Of what is not react-aria's; the attributes show the state where nobody points. */
  pointedAt: "&:is(:hover, [data-hovered])",
  pressed: "&:is([data-pressed], a:active)",
  focused: "&:is(:focus-visible, [data-focus-visible])",
  selected: "&[data-selected]",
  disabled: "&[data-disabled]",
  pending: "&[data-pending]",
  invalid: "&[data-invalid]",
  entering: "&[data-entering]",
  exiting: "&[data-exiting]",
} as const;
