/** The address as an atom: read it instead of `window.location`, set it to navigate. */
import { atom } from "jotai";
import type { SearchParameters } from "#src/domain/searchParameters.ts";
import type { Store } from "./load.ts";

export interface Location {
  readonly pathname: string;
  readonly search: SearchParameters;
  /** The fragment, without its `#`. */
  readonly hash: string;
}

/** A part that is left out stays as it is. */
export interface Navigation extends Partial<Location> {
  /** Replaces the entry in the browser's history. */
  readonly replace?: boolean;
}

const valueAtom = atom<Location>({ pathname: "/", search: {}, hash: "" });
const routerAtom = atom<{ readonly navigate: (to: Navigation) => void }>({ navigate: () => undefined });

export const locationAtom = atom(
  (get) => get(valueAtom),
  (get, _set, to: Navigation) => get(routerAtom).navigate(to),
);

/** The part of TanStack Router that is used here. */
interface Router {
  readonly subscribe: (
    event: "onBeforeLoad",
    listener: (event: { readonly toLocation: Location }) => void,
  ) => unknown;
  readonly navigate: (options: {
    readonly to?: string;
    readonly search?: (previous: object) => object;
    readonly hash?: string;
    readonly replace?: boolean;
    readonly hashScrollIntoView?: boolean;
    readonly resetScroll?: boolean;
  }) => unknown;
}

/** Connects the atom with the router, before the first render. */
export const connectRouter = (store: Store, router: Router): void => {
  router.subscribe("onBeforeLoad", ({ toLocation: { pathname, search, hash } }) =>
    store.set(valueAtom, { pathname, search, hash }),
  );
  store.set(routerAtom, {
    navigate: ({ pathname, search, hash, replace = false }) => {
      const current = store.get(valueAtom);
      void router.navigate({
        to: pathname ?? current.pathname,
        search: (previous) => search ?? previous,
        hash: hash ?? current.hash,
        replace,
        // A page scrolls to its own hash.
        hashScrollIntoView: false,
        resetScroll: pathname !== undefined,
      });
    },
  });
};
