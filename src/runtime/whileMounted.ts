/** An atom that changes others when it is mounted and unmounted. */
import { type Atom, atom, type Getter, type Setter } from "jotai";

/**
 * For what a cleanup sets, instead of `atomEffect`: jotai-effect 2.4 recomputes nothing after the cleanup of an effect that is
 * unmounted, and an atom that stays invalidated tells nobody of its next change.
 */
export const whileMounted = (change: (get: Getter, set: Setter, isMounted: boolean) => void): Atom<void> => {
  const mountedAtom = atom(() => {}, change);
  mountedAtom.onMount = (setMounted: (isMounted: boolean) => void) => {
    setMounted(true);
    return () => setMounted(false);
  };
  return mountedAtom;
};
