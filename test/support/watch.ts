/** Looks at an atom as a screen does: mounted on it, seeing each of its values. */
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
    /** Its first value from now on that is looked for. */
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
