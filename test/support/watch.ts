/** Subscribes to an atom, as a screen does, and records its values. */
import type { Atom } from "jotai";
import type { Store } from "#src/runtime/load.ts";

export const watch = <A>(store: Store, atom: Atom<A>) => {
  const seen: Array<A> = [];
  let wake = () => {};
  const look = () => {
    wake();
    seen.push(store.get(atom));
  };
  const leave = store.sub(atom, look);
  look();
  const last = () => store.get(atom);
  return {
    seen,
    last,
    leave,
    /** Resolves to the first value, from now on, for which `isIt` is true. */
    until: async (isIt: (value: A) => boolean) => {
      while (!isIt(last())) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return last();
    },
  };
};
