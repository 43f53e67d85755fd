/** Keys anywhere on the page, except inside a dialog: one with Ctrl or ⌘, and plain ones. */
import { useEffect, useEffectEvent, useRef } from "react";
import { isControlK, isElsewhere, isInDialog, plainKey } from "./keyEvents.ts";

/** In milliseconds. */
const secondKeyTimeout = 1500;

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

/** Calls back on every key, before the element that has the focus. */
export const useKeys = (onKey: (event: KeyboardEvent) => void): void => {
  const onKeyDown = useEffectEvent(onKey);
  useEffect(() => {
    // In the capture phase: react-aria stops key events that reach a focused menu button.
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
};

export const useControlK = (onShortcut: () => void): void =>
  useKeys((event) => {
    if (!isControlK(event) || isInDialog(event.target)) return;
    event.preventDefault();
    onShortcut();
  });
