/** Where the console stands, as an atom: set it to go elsewhere. The router sets it; nothing else reads the address. */
import { atom } from "jotai";
import type { Store } from "./load.ts";

export interface Location {
  readonly pathname: string;
  /** As the address has it: texts alone, unchecked. */
  readonly search: Readonly<Record<string, unknown>>;
  /** Without its `#`. */
  readonly hash: string;
}

/** What is left out stays as it is. A step that replaces leaves none behind for Back. */
export interface Step extends Partial<Location> {
  readonly replace?: boolean;
}

const valueAtom = atom<Location>({ pathname: "/", search: {}, hash: "" });
const goAtom = atom<{ readonly go: (step: Step) => void }>({ go: () => undefined });

export const locationAtom = atom(
  (get) => get(valueAtom),
  (get, _set, step: Step) => get(goAtom).go(step),
);

/** One parameter of the search; nothing when the address has none. */
export const searchParamAtom = (name: string) =>
  atom((get) => {
    const value = get(valueAtom).search[name];
    return typeof value === "string" ? value : undefined;
  });

/** As much of the router as following it takes. */
interface Router {
  readonly subscribe: (
    event: "onBeforeLoad",
    hear: (event: { readonly toLocation: Location }) => void,
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

/** main.tsx calls it before the first render. */
export const followRouter = (store: Store, router: Router): void => {
  router.subscribe("onBeforeLoad", ({ toLocation: { pathname, search, hash } }) =>
    store.set(valueAtom, { pathname, search, hash }),
  );
  store.set(goAtom, {
    go: ({ pathname, search, hash, replace = false }) => {
      const { pathname: here, hash: hashHere } = store.get(valueAtom);
      void router.navigate({
        to: pathname ?? here,
        search: (previous) => search ?? previous,
        hash: hash ?? hashHere,
        replace,
        // Pages scroll to what they show themselves.
        hashScrollIntoView: false,
        resetScroll: pathname !== undefined,
      });
    },
  });
};
