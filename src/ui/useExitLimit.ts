/**
 * Ends the exit of an overlay whose animation does not end. react-aria waits for it, and for ever if it is cancelled: then
 * an invisible overlay would take every press.
 */
import { useEffect, useRef, useState } from "react";

/** In milliseconds: longer than any exit, which takes at most 300 ms. */
export const exitLimit = 400;

/** Use it as the overlay's `key`: the overlay mounts again, closed, a moment after it was closed. */
export const useExitLimit = (isOpen: boolean): number => {
  const [exits, setExits] = useState(0);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) {
      wasOpen.current = true;
      return;
    }
    if (!wasOpen.current) return;
    wasOpen.current = false;
    const timer = setTimeout(() => setExits((count) => count + 1), exitLimit);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return exits;
};
