/**
 * Gives the document's root a class while a component is mounted and `isOn`. A selector `:root:has()` would do the same,
 * but the browser searches the whole document for it whenever it computes styles.
 */
import { useLayoutEffect } from "react";

/** How many components hold each class. */
const uses = new Map<string, number>();

export const useRootClass = (name: string, isOn = true): void => {
  useLayoutEffect(() => {
    if (!isOn) return;
    const { classList } = document.documentElement;
    classList.add(name);
    uses.set(name, (uses.get(name) ?? 0) + 1);
    return () => {
      const others = (uses.get(name) ?? 1) - 1;
      uses.set(name, others);
      if (others === 0) classList.remove(name);
    };
  }, [name, isOn]);
};
