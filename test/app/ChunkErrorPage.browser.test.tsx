/** A page whose code is missing reloads once, as does a language; offline it waits, since a reload would end in the browser's error page. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { Effect, Layer } from "effect";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { ChunkErrorPage } from "#src/app/ChunkErrorPage.tsx";
import { catalogueLoaderAtom, languageAtom } from "#src/features/preferences/preferences.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { changedFormAtom } from "#src/interaction/keptForms.ts";
import { networkStatusAtom } from "#src/runtime/connectivity.ts";
import { Browser } from "#src/services/Browser.ts";
import { Session } from "#src/services/Session.ts";
import { storageKeys } from "#src/services/storage/storageKeys.ts";
import { storeOver } from "#test/support/consoleStore.ts";
import { i18nIn } from "#test/support/i18nIn.ts";

interface Opened {
  readonly isOnline: boolean;
  readonly pages?: number;
  readonly path?: string;
}

/** The page in a browser that counts reloads instead. */
const open = async ({ isOnline, pages = 1, path = "/administer/users" }: Opened) => {
  let reloads = 0;
  const reload = Effect.zipRight(
    Effect.sync(() => void (reloads += 1)),
    Effect.never,
  );
  const services = Layer.mergeAll(
    Layer.mock(Browser, { origin: "https://console.example", reload }),
    Layer.mock(Session, { owner: Effect.succeedSome("ada") }),
  );
  const { store } = await storeOver(services);
  store.set(i18nAtom, await i18nIn("en"));
  const setOnline = (next: boolean) => store.set(networkStatusAtom, { isOnline: next, at: 0 });
  setOnline(isOnline);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () =>
        Array.from({ length: pages }, (_, index) => (
          <ChunkErrorPage key={index} error={new Error("no chunk")} />
        )),
    }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const screen = await render(
    <StoreProvider store={store}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  return { screen, store, setOnline, reloads: () => reloads };
};

it.each([
  ["/administer/users", "/administer/overview"],
  ["/auth", "/"],
])(
  "%s, whose code is missing, reloads once, then explains the failure and leads to %s",
  async (path, href) => {
    const first = await open({ isOnline: true, path });
    await expect.poll(first.reloads).toBe(1);
    await first.screen.unmount();
    const { screen, reloads } = await open({ isOnline: true, path });
    await expect.element(screen.getByRole("heading")).toHaveTextContent("Internal Server Error");
    await expect.element(screen.getByRole("link")).toHaveAttribute("href", href);
    expect(reloads()).toBe(0);
  },
);

it("two parts that are missing at once reload the page once, and explain nothing before", async () => {
  const { screen, reloads } = await open({ isOnline: true, pages: 2 });
  await expect.poll(reloads).toBe(1);
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole("heading").elements()).toHaveLength(0);
});

it("a page whose code is missing offline says so, and reloads when the network is back", async () => {
  const { screen, setOnline, reloads } = await open({ isOnline: false });
  await expect.element(screen.getByRole("heading")).toHaveTextContent("This page is not available offline");
  expect(reloads()).toBe(0);
  setOnline(true);
  await expect.poll(reloads).toBe(1);
});

it("a language whose messages are missing is stored, and the page reloads in it, with what was typed", async () => {
  const { store, setOnline, reloads } = await open({ isOnline: false, pages: 0 });
  store.set(catalogueLoaderAtom, { load: () => Promise.reject(new Error("no chunk")) });
  await store.set(languageAtom, "de");
  expect(reloads()).toBe(0);
  expect(localStorage.getItem(storageKeys.language)).toBe("de");
  setOnline(true);
  store.set(changedFormAtom, "invitation", new Map([["firstName", "Ada"]]));
  void store.set(languageAtom, "de");
  await expect.poll(reloads).toBe(1);
  expect(Object.keys(sessionStorage)).toEqual(["wellbeing-console form ada/invitation"]);
});
