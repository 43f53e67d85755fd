/** The address as an atom: it follows the router, and setting it navigates. */
import { createStore } from "jotai";
import { describe, expect, it } from "vitest";
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

describe("the address", () => {
  it("is the router's", () => {
    expect(setUp().store.get(locationAtom)).toEqual(shown);
  });
});

describe("a navigation", () => {
  it("keeps the parts that it leaves out", () => {
    expect(setUp().navigate({})).toMatchObject({ to: "/apps", search: shown.search, hash: "chart" });
    expect(setUp().navigate({ search: {} })).toMatchObject({ to: "/apps", search: {}, hash: "chart" });
    expect(setUp().navigate({ hash: "" })).toMatchObject({ to: "/apps", search: shown.search, hash: "" });
    expect(setUp().navigate({ pathname: "/users" })).toMatchObject({
      to: "/users",
      search: shown.search,
      hash: "chart",
    });
  });

  it("adds an entry to the history unless it replaces one", () => {
    expect(setUp().navigate({ hash: "a" }).replace).toBe(false);
    expect(setUp().navigate({ hash: "a", replace: true }).replace).toBe(true);
  });

  it("resets the scroll position on another path only", () => {
    expect(setUp().navigate({ search: {} })).toMatchObject({ resetScroll: false, hashScrollIntoView: false });
    expect(setUp().navigate({ pathname: "/users" })).toMatchObject({
      resetScroll: true,
      hashScrollIntoView: false,
    });
  });
});
