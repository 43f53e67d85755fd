/** Starts a query before a screen mounts it, and keeps its data after the last screen is unmounted. */
import type { WritableAtom } from "jotai";
import type { QueryAtom, QueryState } from "./queryAtom.ts";
import type { Store } from "./load.ts";

const mounted = new WeakMap<Store, WeakSet<object>>();

/** The first call in a store starts the query, a later one reloads it; the last data stays while it loads. */
export const prefetch = <A, E>(store: Store, query: QueryAtom<A, E>): void => {
  const queries = mounted.get(store) ?? new WeakSet();
  mounted.set(store, queries);
  if (queries.has(query)) {
    store.set(query);
    return;
  }
  queries.add(query);
  store.sub(query, () => undefined);
};

/** The time from an intent to a visit, in milliseconds. */
const warmFor = 10_000;

/**
 * Starts a query of a page that is about to open. It stops if no screen mounts it within ten seconds. Within them it is
 * not asked again, unless it has failed.
 */
export const warmUp = (
  store: Store,
  query: WritableAtom<unknown, [], void>,
  hasFailed: () => boolean,
): void => {
  setTimeout(
    store.sub(query, () => undefined),
    warmFor,
  );
  if (hasFailed()) store.set(query);
};

/** Waits until a prefetched query has answered or failed. */
export const settled = <A, E>(store: Store, query: QueryAtom<A, E>): Promise<QueryState<A, E>> =>
  new Promise((resolve) => {
    const check = () => {
      const state = store.get(query);
      if (state.isLoading) return;
      unsubscribe();
      resolve(state);
    };
    const unsubscribe = store.sub(query, check);
    check();
  });
