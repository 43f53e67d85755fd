/** What a key is for: a shortcut, or a field. Without React: the early script notes keys, too. */

const typing =
  "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox], [role=textbox]";
const dialogs = "[role=dialog], [role=alertdialog], dialog[open]";

/** Letters count without Shift; signs count however they are typed, such as with Shift or AltGr. */
export const plainKey = (event: KeyboardEvent): string | undefined => {
  if (event.isComposing || event.repeat || event.metaKey) return undefined;
  const isAltGr = event.getModifierState("AltGraph");
  if ((event.ctrlKey || event.altKey) && !isAltGr) return undefined;
  const isLetter = /^\p{L}$/u.test(event.key);
  if (isLetter && (event.shiftKey || isAltGr)) return undefined;
  return isLetter ? event.key.toLowerCase() : event.key;
};

/** Ctrl K or ⌘ K. */
export const isControlK = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === "k" &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.repeat;

export const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(dialogs) !== null;

/** Whether plain keys are for something else: the person types, or a dialog, menu or list is open. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(typing) !== null) ||
  document.querySelector(`${dialogs}, [role=menu], [role=listbox]`) !== null;

/** Whether a key is for a field. The browser keeps its own, such as F5 and Alt with an arrow. */
export const isTyped = (
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "getModifierState">,
): boolean => {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  const isCharacter = [...key].length === 1;
  if (isComposing || ((ctrlKey || metaKey) && !(isCharacter && event.getModifierState("AltGraph"))))
    return false;
  return isCharacter || !(altKey || /^F\d/.test(key));
};
