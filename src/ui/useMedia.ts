/** Whether a media query applies now; false where the page is rendered ahead. */
import { useCallback, useSyncExternalStore } from "react";

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = matchMedia(query);
        list.addEventListener("change", onChange);
        return () => list.removeEventListener("change", onChange);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  );
