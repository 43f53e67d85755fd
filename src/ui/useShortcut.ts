/** A key with Ctrl or ⌘, anywhere in the page but in a dialog: what a dialog asks is answered first. */
import { useEffect, useEffectEvent } from "react";

const inDialog = '[role="dialog"], [role="alertdialog"], dialog';

export const useShortcut = (key: string, act: () => void): void => {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isMeant =
      event.key.toLowerCase() === key &&
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey &&
      !event.repeat;
    if (!isMeant || (event.target instanceof Element && event.target.closest(inDialog))) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    // On the way down: react-aria keeps what reaches a focused menu button to itself.
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
};
