/** The address as an atom: it follows the router, and setting it navigates. */
import { createStore } from "jotai";
import { expect, it } from "vitest";
import { connectRouter, type Location, locationAtom, type Navigation } from "#src/runtime/locationAtom.ts";

const shown: Location = { pathname: "/apps", search: { app: "one", page: 2 }, hash: "chart" };

type Options = Parameters<Parameters<typeof connectRouter>[1]["navigate"]>[0];

/** A store whose router has shown a location. */
const setUp = () => {
  const store = createStore();
  const navigations: Array<Options> = [];
  connectRouter(store, {
    subscribe: (_event, listener) => listener({ toLocation: shown }),
    navigate: (options) => navigations.push(options),
  });
  const navigate = (to: Navigation) => {
    store.set(locationAtom, to);
    const { search, ...options } = navigations.at(-1) ?? {};
    return { ...options, search: search?.(shown.search) };
  };
  return { store, navigate };
};

it("the address is the router's", () => {
  expect(setUp().store.get(locationAtom)).toEqual(shown);
});

it.each<[Navigation, changes: object]>([
  [{}, {}],
  [{ search: {} }, { search: {} }],
  [{ hash: "" }, { hash: "" }],
  [
    { hash: "a", replace: true },
    { hash: "a", replace: true },
  ],
  [{ pathname: "/users" }, { to: "/users", resetScroll: true }],
])("a navigation with %j keeps the rest, the history, and the scroll position of its path", (to, changes) => {
  const kept = { to: "/apps", search: shown.search, hash: "chart", replace: false, resetScroll: false };
  expect(setUp().navigate(to)).toEqual({ ...kept, hashScrollIntoView: false, ...changes });
});
