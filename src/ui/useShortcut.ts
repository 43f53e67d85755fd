/** Keys anywhere on the page, except inside a dialog: one with Ctrl or ⌘, and plain ones. */
import { useEffect, useEffectEvent, useRef } from "react";

/** In milliseconds. */
const secondKeyTimeout = 1500;

const typing =
  "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]:not([contenteditable=false])";
const ownKeys =
  "[role=dialog], [role=alertdialog], dialog, [role=menu], [role=listbox], [role=combobox], [role=textbox]";

/** Letters count without Shift; signs count however they are typed, such as with Shift or AltGr. */
const plainKey = (event: KeyboardEvent): string | undefined => {
  if (event.isComposing || event.repeat || event.metaKey) return undefined;
  const isAltGr = event.getModifierState("AltGraph");
  if ((event.ctrlKey || event.altKey) && !isAltGr) return undefined;
  const isLetter = /^\p{L}$/u.test(event.key);
  if (isLetter && (event.shiftKey || isAltGr)) return undefined;
  return isLetter ? event.key.toLowerCase() : event.key;
};

const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(`${typing}, ${ownKeys}`) !== null) ||
  document.querySelector("[role=dialog], [role=alertdialog], dialog[open], [role=menu], [role=listbox]") !==
    null;

/**
 * A single key or a sequence (`g o`), by the characters of the person's keyboard layout. They are off while the person
 * types, and while a dialog, menu or list is open.
 */
export const useKeySequences = (bindings: Readonly<Record<string, () => void>>, isEnabled: boolean): void => {
  const first = useRef<{ readonly key: string; readonly at: number }>(undefined);
  useKeys((event) => {
    const before = first.current;
    // The key event of a modifier precedes that of the key that it changes.
    if (["Shift", "AltGraph", "CapsLock"].includes(event.key)) return;
    first.current = undefined;
    const key = plainKey(event);
    if (!isEnabled || key === undefined || isElsewhere(event.target)) return;
    const isSecond = before !== undefined && event.timeStamp - before.at < secondKeyTimeout;
    const run = (isSecond ? bindings[`${before.key} ${key}`] : undefined) ?? bindings[key];
    if (run) {
      event.preventDefault();
      event.stopPropagation();
      run();
    } else if (Object.keys(bindings).some((keys) => keys.startsWith(`${key} `))) {
      first.current = { key, at: event.timeStamp };
    }
  });
};

const isShortcut = (event: KeyboardEvent, key: string) =>
  event.key.toLowerCase() === key &&
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  !event.repeat;

const dialogs = '[role="dialog"], [role="alertdialog"], dialog';

/** Calls back on every key, before the element that has the focus. */
export const useKeys = (onKey: (event: KeyboardEvent) => void): void => {
  const onKeyDown = useEffectEvent(onKey);
  useEffect(() => {
    // In the capture phase: react-aria stops key events that reach a focused menu button.
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
};

export const useShortcut = (key: string, onShortcut: () => void): void =>
  useKeys((event) => {
    if (!isShortcut(event, key) || (event.target instanceof Element && event.target.closest(dialogs))) return;
    event.preventDefault();
    onShortcut();
  });
