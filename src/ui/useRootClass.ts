/**
 * Gives the document's root a class while a component is mounted and `isOn`. A selector `:root:has()` would do the same,
 * but the browser searches the whole document for it whenever it computes styles.
 */
import { useLayoutEffect } from "react";

export const useRootClass = (name: string, isOn = true): void => {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name, isOn]);
};
