/** A key with Ctrl or ⌘ anywhere on the page, except inside a dialog. */
import { useEffect, useEffectEvent } from "react";

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
