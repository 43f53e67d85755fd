/** Selectors for the states of react-aria components and of plain links. */

export const states = {
  hovered: "&:is([data-hovered], a:hover)",
  /** For plain elements; /dev/icons sets the attribute to show the state. */
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
