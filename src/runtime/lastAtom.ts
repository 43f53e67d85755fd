/** The last value that an atom had, while it has none. */
import { type Atom, atom } from "jotai";
import { atomEffect } from "jotai-effect";

export const lastAtom = <A>(valueAtom: Atom<A | undefined>): Atom<A | undefined> => {
  const keptAtom = atom<A>();
  const followAtom = atomEffect((get, set) => {
    const value = get(valueAtom);
    if (value !== undefined) set(keptAtom, () => value);
  });
  return atom((get) => {
    get(followAtom);
    return get(valueAtom) ?? get(keptAtom);
  });
};
