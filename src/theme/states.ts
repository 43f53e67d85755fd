/** Selectors for the states that react-aria marks, and that a plain `<a class>` has by itself. */

export const states = {
  hovered: "&:is([data-hovered], a:hover)",
  pressed: "&:is([data-pressed], a:active)",
  focused: "&:is(:focus-visible, [data-focus-visible])",
  selected: "&[data-selected]",
  disabled: "&[data-disabled]",
  pending: "&[data-pending]",
  invalid: "&[data-invalid]",
  entering: "&[data-entering]",
  exiting: "&[data-exiting]",
} as const;
