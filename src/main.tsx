/** Entry point of the console: runtime, store, router, first render. src/start/early.ts begins it. */
import "./theme/theme.css.ts";
import "./theme/fonts.css.ts";
import "./theme/global.css.ts";
import { FetchHttpClient } from "@effect/platform";
import { RouterProvider } from "@tanstack/react-router";
import { Cause, Effect, Exit, Layer, ManagedRuntime, Option } from "effect";
import { createStore } from "jotai";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { leaveAtom } from "#src/features/sign-in/personalData.ts";
import { appNameAtom, onFailureAtom, runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { nameTimeZone } from "#src/services/browser/environment.ts";
import { followNetwork } from "#src/services/browser/listeners.ts";
import { loadCatalogue } from "./app/catalogues.ts";
import { logFailure, makeFailureHandler } from "./app/failures.ts";
import { loadAppPage, preloadLinks, preloadNavigation } from "./app/preloadLinks.ts";
import { makeRouter } from "./app/router.ts";
import { isProtected } from "./domain/sign-in/safeRedirect.ts";
import { catalogueLoaderAtom, restoreAppearanceAtom } from "./features/preferences/preferences.ts";
import { currentUserAtom } from "./features/sign-in/currentUser.ts";
import { signOutAtom } from "./features/sign-in/signIn.ts";
import { latestBuildAtom } from "./features/updates/updates.ts";
import { i18nAtom, makeI18n } from "./i18n/i18n.ts";
import { StoreProvider } from "./i18n/StoreProvider.tsx";
import { networkStatusAtom } from "./runtime/connectivity.ts";
import { connectRouter } from "./runtime/locationAtom.ts";
import { AppConfig } from "./services/AppConfig.ts";
import { AppLayer } from "./services/AppLayer.ts";
import { takeAuthResponse } from "./services/Browser.ts";
import { Session, type SessionEnd } from "./services/Session.ts";
import { pageToReturnTo } from "./services/sign-in/wantedPage.ts";
import { Updates } from "./services/Updates.ts";
import { hasShortcuts, isMinimized, language, mode } from "./start/documentLook.ts";
import { takeEarlyKeys } from "./start/earlyKeys.ts";
import { discardEarlyRequests, earlyFetch } from "./start/earlyRequests.ts";
import { hasEarlyList, removeFrame, showStartFailure } from "./start/frame.ts";

// First: an authorization code must not stay in the address.
const takeResponse = takeAuthResponse();
nameTimeZone();
const store = createStore();
const managed = ManagedRuntime.make(
  Layer.provideMerge(AppLayer, Layer.succeed(FetchHttpClient.Fetch, earlyFetch)),
);

const loadMessages = async () => {
  store.set(catalogueLoaderAtom, { load: loadCatalogue });
  store.set(i18nAtom, makeI18n(language, await loadCatalogue(language)));
};

/** A tab that waits on a page for everybody returns to its own, once another tab has signed in. */
const returnToWantedPage = async (router: ReturnType<typeof makeRouter>) => {
  const { location, status } = router.state;
  // A pending /auth completes a sign-in of its own.
  const isWaiting = location.pathname === "/" || (location.pathname === "/auth" && status === "idle");
  const page = isWaiting ? await managed.runPromise(pageToReturnTo) : undefined;
  if (page !== undefined) await router.navigate({ href: page, replace: true });
};

/** A sign-out leads to the provider, which would not end its session if the page were left for another one. */
const leave = (end?: SessionEnd) => {
  if (!store.get(signOutAtom).isRunning) void store.set(leaveAtom, end);
};

/** The guard of /administer handles a 401 of the call that asks who the person is. Others wait for its answer. */
const leaveOnceKnown = () => {
  if (store.get(currentUserAtom) !== undefined) return leave();
  const unsubscribe = store.sub(currentUserAtom, () => {
    unsubscribe();
    leave();
  });
};

const followSession = Effect.fn("followSession")(function* (router: ReturnType<typeof makeRouter>) {
  yield* followNetwork((status) => store.set(networkStatusAtom, status));
  yield* (yield* Session).follow((turn) =>
    turn === "begun" ? void returnToWantedPage(router) : leave(turn),
  );
  return yield* Effect.never;
});

const afterFirstPage = Effect.fn("afterFirstPage")(function* (router: ReturnType<typeof makeRouter>) {
  // Each page's code is fetched in idle time.
  if (isProtected(router.latestLocation.pathname)) void preloadNavigation(() => loadAppPage(router));
  // The rest leaves the network and the processor to the first page.
  yield* Effect.sleep("2 seconds");
  yield* Effect.sync(discardEarlyRequests);
  yield* Effect.sync(takeEarlyKeys);
  // They are needed when the network is gone.
  void import("./app/ErrorPage.tsx").catch(() => undefined);
  yield* (yield* Updates).follow((latest) => store.set(latestBuildAtom, latest));
  return yield* Effect.never;
});

/** Lets the browser paint and answer input between the parts of the start. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const next = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener("message", next);
    port1.start();
    port2.postMessage(undefined);
  });

const start = async () => {
  // While an early list is shown, no task waits for the next frame: the early script notes what is pressed.
  const pause = () => (hasEarlyList() ? undefined : nextTask());
  await pause();
  const [started] = await Promise.all([
    managed.runPromiseExit(
      Effect.zip(Effect.runtime<ManagedRuntime.ManagedRuntime.Context<typeof managed>>(), AppConfig),
    ),
    loadMessages(),
  ]);
  // React logs whole errors, and a request error contains the bearer token.
  const root = createRoot(document.querySelector("#root") ?? document.body, {
    onCaughtError: logFailure,
    onUncaughtError: logFailure,
  });
  if (Exit.isFailure(started)) {
    const failure = Cause.failureOption(started.cause);
    if (Option.isNone(failure)) throw Cause.squash(started.cause);
    const { ConfigErrorPage } = await import("./app/ConfigErrorPage.tsx");
    removeFrame();
    discardEarlyRequests();
    root.render(
      <StoreProvider store={store}>
        <ConfigErrorPage issues={failure.value.issues} />
      </StoreProvider>,
    );
    return;
  }
  const [runtime, config] = started.value;
  store.set(runtimeAtom, runtime);
  store.set(appNameAtom, config.appName);
  store.set(restoreAppearanceAtom, { mode, isMinimized, hasShortcuts });
  await pause();
  const router = makeRouter({ store, takeAuthResponse: takeResponse });
  connectRouter(store, router);
  store.set(onFailureAtom, makeFailureHandler(leaveOnceKnown));
  managed.runFork(Effect.scoped(followSession(router)));
  const unsubscribe = router.subscribe("onRendered", () => {
    unsubscribe();
    managed.runFork(Effect.scoped(afterFirstPage(router)));
    preloadLinks(router, store);
  });
  // The first render is that of a page, unless the page loads slowly. A list that is shown already stays longer.
  await Effect.runPromise(
    Effect.timeoutOption(
      Effect.promise(() => router.load()),
      hasEarlyList() ? "2 seconds" : "200 millis",
    ),
  );
  await pause();
  const render = () =>
    root.render(
      <StoreProvider store={store}>
        <RouterProvider router={router} />
      </StoreProvider>,
    );
  // React renders a transition in short tasks, so that the browser handles clicks and scrolling between them.
  if (hasEarlyList()) render();
  else startTransition(render);
};

globalThis.hasConsoleBegun = true;
start().catch((failure: unknown) => {
  logFailure(failure);
  showStartFailure();
});
