/** Whether a key event is Ctrl or ⌘ with `key`, and nothing else. Without imports, for the early script. */
export const isShortcut = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.repeat;
