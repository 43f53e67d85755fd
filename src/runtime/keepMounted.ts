/** Data that several screens share is asked for before the first of them is there, and kept. */
import type { QueryAtom } from "./queryAtom.ts";
import type { Store } from "./load.ts";

const kept = new WeakMap<Store, WeakSet<object>>();

/** Starts the query, or asks again when it is kept already; the last data stays meanwhile. */
export const keepMounted = <A, E>(store: Store, query: QueryAtom<A, E>): void => {
  const atoms = kept.get(store) ?? new WeakSet();
  kept.set(store, atoms);
  if (atoms.has(query)) {
    store.set(query);
    return;
  }
  atoms.add(query);
  store.sub(query, () => undefined);
};
