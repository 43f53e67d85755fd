/** The whole console at an address, as a signed-in person sees it once nothing more arrives. */
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { Effect, Option } from "effect";
import { afterAll, beforeAll, expect, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { cdp, page } from "vitest/browser";
import type { Language } from "#schemas/languages.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { makeRouter } from "#src/app/router.ts";
import { catalogueLoaderAtom } from "#src/features/preferences/preferences.ts";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { connectRouter } from "#src/runtime/locationAtom.ts";
import { appNameAtom } from "#src/runtime/runtimeAtom.ts";
import { Session } from "#src/services/Session.ts";
import * as loading from "#src/ui/loading.css.ts";
import { finishAnimations } from "#test/support/accessible.ts";
import { i18nIn } from "#test/support/i18nIn.ts";
import { personIn } from "#test/support/signedInScreen.tsx";
import { config, smallServer } from "#test/support/smallServer.ts";
import { signedInTab } from "#test/support/tab.ts";
import { answersOf, never, now, refuse, type World, zone } from "./world.ts";

export interface Opened extends World {
  readonly at: string;
  readonly width?: number;
  readonly height?: number;
  /** What a person has set before. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly isSignedOut?: boolean;
  /** With what /auth ends. */
  readonly failure?: () => Error;
}

/** Whatever is loaded on demand has loaded: nothing would say that it is on its way. */
import.meta.glob("../../src/{app,features,pages,ui}/**/*.{ts,tsx}", { eager: true });

const setZone = (timezoneId: string) => () => cdp().send("Emulation.setTimezoneOverride", { timezoneId });
/** Not UTC, in which a wrong day is not seen. */
export const inZoneOfWorld = () => {
  beforeAll(setZone(zone));
  afterAll(setZone(""));
};

const readSession = Effect.flatMap(Session, ({ record }) => record);

/** Its callbacks run after those that the console waits for already. */
const idle = () =>
  new Promise<void>((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)));
  });

const found = async (...of: Parameters<typeof page.getByRole>) => {
  const locator = page.getByRole(...of).last();
  await expect.element(locator).toBeInTheDocument();
  return locator.element() as HTMLElement;
};

/** Presses without a pointer, which would open tooltips and depends on what is in view. */
export const press = async (...of: Parameters<typeof page.getByRole>) => (await found(...of)).click();

export const focusOn = async (name: string, role: "button" | "textbox" = "textbox") => {
  const field = await found(role, { name });
  field.focus();
  return field;
};

/** Enters a text as a paste does, at once. */
export const enter = async (name: string, text: string) => {
  const field = await focusOn(name);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

/**
 * React shows what has loaded on demand some 300 ms after what stood in its place, and nothing says so meanwhile. The
 * returned function lets that time pass at once.
 */
const realNow = performance.now.bind(performance);
const skipThrottle = () => {
  let skipped = 0;
  performance.now = () => realNow() + skipped;
  onTestFinished(() => {
    performance.now = realNow;
  });
  return () => {
    skipped += 400;
  };
};

/**
 * How many times in a row a screen is the same once it is settled: more while an open dialog has the focus itself,
 * or has none yet, or while something waits for an answer that never comes; most while an answer is not shown yet.
 */
const turns = { quiet: 3, focused: 15, unfocused: 60, held: 15, loading: 200 };

type Tab = Awaited<ReturnType<typeof signedInTab>>;

export interface Console extends Pick<Tab, "services" | "store">, ReturnType<typeof personIn> {
  readonly server: Pick<ReturnType<typeof smallServer>, "to"> & {
    /** From now on, it refuses everything. */
    readonly break: () => void;
  };
  /** What the address bar shows. */
  readonly address: () => string;
  readonly go: (href: string) => Promise<void>;
  readonly speak: (language: Language) => Promise<void>;
  /** Ends once there is such an element. */
  readonly shown: (selector: string) => Promise<void>;
  /** Ends once the screen stays as it is. */
  readonly settled: () => Promise<void>;
}

export const openConsole = async ({
  at,
  width = 1280,
  height = 1000,
  stored = {},
  isSignedOut = false,
  failure,
  ...world
}: Opened): Promise<Console> => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  const skip = skipThrottle();
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  let pending = 0;
  let isHeld = false;
  let isBroken = false;
  const counted = Object.entries(answersOf(world)).map(([path, answer]) => {
    const counting: typeof answer = (request) => {
      const response = isBroken ? refuse() : answer(request);
      if (response === never) {
        isHeld = true;
        return response;
      }
      pending += 1;
      return Promise.resolve(response).finally(() => {
        pending -= 1;
      });
    };
    return [path, counting] as const;
  });
  const { to, fetch } = smallServer(Object.fromEntries(counted));
  const { store, services } = await signedInTab({ fetch });
  if (isSignedOut) await services.runPromise(Effect.flatMap(Session, ({ clear }) => clear));
  store.set(catalogueLoaderAtom, { load: loadCatalogue });
  store.set(i18nAtom, await i18nIn("en"));
  store.set(appNameAtom, config.appName);
  const history = createMemoryHistory({ initialEntries: [at] });
  const takeAuthResponse = () => {
    if (failure) throw failure();
    return Option.none();
  };
  const router = makeRouter({ store, takeAuthResponse }, history);
  connectRouter(store, router);
  await router.load();
  await render(
    <StoreProvider store={store}>
      <RouterProvider router={router} />
    </StoreProvider>,
  );
  // While a page loads, its router withholds scroll events: also from the next test, if this one ends before.
  onTestFinished(() => {
    const toLocation = router.latestLocation;
    router.emit({
      type: "onRendered",
      toLocation,
      pathChanged: false,
      hrefChanged: false,
      hashChanged: false,
    });
  });
  const busy = [
    "[aria-busy=true]",
    ...Object.values(loading.skeletons).map((name) => `.${name.split(" ").join(".")}`),
  ];
  const needed = () => {
    const isLoading = [...document.querySelectorAll(busy.join())].some((each) => each.checkVisibility());
    if (isLoading) return isHeld ? turns.held : turns.loading;
    const dialog = document.querySelector("[role=dialog]");
    if (dialog?.contains(document.activeElement) === false) return turns.unfocused;
    return dialog !== null && dialog === document.activeElement ? turns.focused : turns.quiet;
  };
  return {
    store,
    services,
    ...personIn(store),
    server: {
      to,
      break: () => {
        isBroken = true;
      },
    },
    address: () => history.location.href,
    go: (href) => router.navigate({ href }),
    speak: async (language) => store.set(i18nAtom, await i18nIn(language)),
    shown: (selector) => expect.poll(() => document.querySelector(selector)).not.toBeNull(),
    settled: async () => {
      let last = "";
      let same = 0;
      while (same < needed()) {
        skip();
        await idle();
        // Each call reads the session before it is sent: whatever has begun is sent then.
        if (same === 1) await services.runPromise(readSession);
        finishAnimations();
        const isWaiting = pending > 0 || router.state.status !== "idle";
        const now = document.title + document.body.innerHTML;
        same = !isWaiting && now === last ? same + 1 : 0;
        last = now;
      }
    },
  };
};
