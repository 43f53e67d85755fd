/** Entry point of the console: runtime, store, router, first render. src/start/early.ts begins it. */
import "./theme/theme.css.ts";
import "./theme/fonts.css.ts";
import "./theme/global.css.ts";
import { FetchHttpClient } from "@effect/platform";
import { RouterProvider } from "@tanstack/react-router";
import { Cause, Context, Effect, Exit, Option, Runtime, Scope } from "effect";
import { type Atom, createStore } from "jotai";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { leaveAtom } from "#src/features/sign-in/personalData.ts";
import { isUnkeptAtom } from "#src/interaction/unsaved.ts";
import { giveAppsAtom } from "#src/runtime/apps/appsAtom.ts";
import { appNameAtom, onFailureAtom, runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { nameTimeZone, network } from "#src/services/browser/environment.ts";
import { followNetwork } from "#src/services/browser/listeners.ts";
import { loadCatalogue } from "./app/catalogues.ts";
import { logFailure, makeFailureHandler } from "./app/failures.ts";
import { loadAppPage, preloadLinks, preloadNavigation } from "./app/preloadLinks.ts";
import { makeRouter } from "./app/router.ts";
import { readConfig } from "./domain/appConfigFile.ts";
import { isProtected } from "./domain/sign-in/safeRedirect.ts";
import { adoptLanguageAtom, catalogueLoaderAtom } from "./features/preferences/preferences.ts";
import { currentUserAtom } from "./features/sign-in/currentUser.ts";
import { signOutAtom } from "./features/sign-in/signOut.ts";
import { latestBuildAtom } from "./features/updates/updates.ts";
import { i18nAtom, makeI18n } from "./i18n/i18n.ts";
import { StoreProvider } from "./i18n/StoreProvider.tsx";
import { networkStatusAtom } from "./runtime/connectivity.ts";
import { connectRouter } from "./runtime/locationAtom.ts";
import { AppConfig, loadConfig } from "./services/AppConfig.ts";
import { makeRuntime } from "./services/appRuntime.ts";
import { replaceAll } from "./services/apps/appRecords.ts";
import { takeAuthResponse } from "./services/Browser.ts";
import { FirstOwner, Session, type SessionEnd } from "./services/Session.ts";
import { forgetWantedPage, takeReturn } from "./services/sign-in/wantedPage.ts";
import { noteWorked } from "./services/storage/personalStorage.ts";
import { followUpdates } from "./services/updates/followUpdates.ts";
import { language } from "./start/documentLook.ts";
import { takeEarlyKeys } from "./start/earlyKeys.ts";
import { discardEarlyRequests, earlyFetch } from "./start/earlyRequests.ts";
import { hasEarlyList, removeFrame, showStartFailure } from "./start/frame.ts";
import { endEarlyFollowing } from "./start/handOver.ts";
import { takeOver } from "./start/takeOver.ts";

// First: an authorization code must not stay in the address.
const takeResponse = takeAuthResponse();
nameTimeZone();
const store = createStore();

type Router = ReturnType<typeof makeRouter>;
type TakenOver = NonNullable<Awaited<ReturnType<typeof takeOver>>>;

const loadMessages = async () => {
  store.set(catalogueLoaderAtom, { load: loadCatalogue });
  store.set(i18nAtom, makeI18n(language, await loadCatalogue(language)));
};

/** A tab that waits on a page for everybody returns to its own, once another tab has signed in. */
const returnToWantedPage = async (router: Router) => {
  const { location, status } = router.state;
  // A pending /auth completes a sign-in of its own.
  const isWaiting = location.pathname === "/" || (location.pathname === "/auth" && status === "idle");
  const page = isWaiting ? takeReturn() : undefined;
  if (page !== undefined) await router.navigate({ href: page, replace: true });
};

const once = <A,>(asked: Atom<A>, isSo: (value: A) => boolean, run: () => void) => {
  if (isSo(store.get(asked))) return run();
  const unsubscribe = store.sub(asked, () => {
    if (!isSo(store.get(asked))) return;
    unsubscribe();
    run();
  });
};

/**
 * A sign-out leads to the provider, which would not end its session if the page were left for another one. A session that
 * ended by itself leaves its person the value of a new secret until it is copied.
 */
const leave = (end?: SessionEnd) => {
  const isAtOnce = end === "signed-out" || end === "replaced";
  once(
    isUnkeptAtom,
    (isUnkept) => isAtOnce || !isUnkept,
    () => {
      if (!store.get(signOutAtom).isRunning) void store.set(leaveAtom, end);
    },
  );
};

/** The guard of /administer handles a 401 of the call that asks who the person is. Others wait for its answer. */
const leaveOnceKnown = () =>
  once(
    currentUserAtom,
    (user) => user !== undefined,
    () => leave(),
  );

const followSession = Effect.fn("followSession")(function* (router: Router) {
  yield* followNetwork((status) => store.set(networkStatusAtom, status));
  yield* (yield* Session).follow((turn) =>
    turn === "begun" ? void returnToWantedPage(router) : leave(turn),
  );
  endEarlyFollowing();
  return yield* Effect.never;
});

/** What guard and list of a first page do otherwise; one that is taken over does not wait for it. */
const completeTakeOver = Effect.fn("completeTakeOver")(function* ({ user, apps }: TakenOver) {
  noteWorked();
  forgetWantedPage();
  yield* Effect.promise(() => store.set(adoptLanguageAtom, user.language));
  yield* replaceAll(apps.content);
});

const afterFirstPage = Effect.fn("afterFirstPage")(function* (router: Router) {
  // Each page's code is fetched in idle time.
  if (isProtected(router.latestLocation.pathname)) void preloadNavigation(() => loadAppPage(router));
  // The rest leaves the network and the processor to the first page.
  yield* Effect.sleep("2 seconds");
  yield* Effect.sync(discardEarlyRequests);
  yield* Effect.sync(takeEarlyKeys);
  // They are needed when the network is gone.
  void import("./app/ErrorPage.tsx").catch(() => undefined);
  yield* followUpdates((latest) => store.set(latestBuildAtom, latest));
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

/** What is needed before the first page: what the early script has read, and the configuration. */
const readFirst = async () => {
  const taken = await takeOver();
  const file = taken
    ? readConfig(taken.config)
    : Effect.provideService(loadConfig, FetchHttpClient.Fetch, earlyFetch);
  return [taken, await Effect.runPromiseExit(file)] as const;
};

const start = async () => {
  // While an early list is shown, no task waits for the next frame: the early script notes what is pressed.
  const pause = () => (hasEarlyList() ? undefined : nextTask());
  await pause();
  const [[taken, readOrFailed]] = await Promise.all([readFirst(), loadMessages()]);
  // React logs whole errors, and a request error contains the bearer token.
  const root = createRoot(document.querySelector("#root") ?? document.body, {
    onCaughtError: logFailure,
    onUncaughtError: logFailure,
  });
  if (Exit.isFailure(readOrFailed)) {
    const failure = Cause.failureOption(readOrFailed.cause);
    if (Option.isNone(failure)) throw Cause.squash(readOrFailed.cause);
    const { ConfigErrorPage } = await import("./app/ConfigErrorPage.tsx");
    removeFrame();
    discardEarlyRequests();
    endEarlyFollowing();
    root.render(
      <StoreProvider store={store}>
        <ConfigErrorPage issues={failure.value} />
      </StoreProvider>,
    );
    return;
  }
  const config = readOrFailed.value;
  const given = Context.make(AppConfig, config).pipe(
    Context.add(FetchHttpClient.Fetch, earlyFetch),
    Context.add(FirstOwner, taken ? Option.some(taken.subject) : Option.none()),
  );
  const runtime = makeRuntime(given, Effect.runSync(Scope.make()));
  const runFork = Runtime.runFork(runtime);
  store.set(runtimeAtom, runtime);
  store.set(appNameAtom, config.appName);
  await pause();
  const router = makeRouter({ store, takeAuthResponse: takeResponse });
  connectRouter(store, router);
  store.set(onFailureAtom, makeFailureHandler(leaveOnceKnown));
  // Before any data is shown. Until now, the early script has followed it.
  runFork(Effect.scoped(followSession(router)));
  if (taken) {
    store.set(currentUserAtom, taken.user);
    store.set(giveAppsAtom, taken.apps);
  }
  const afterFirstRender = async () => {
    unsubscribe();
    await network.idle();
    if (taken) runFork(completeTakeOver(taken));
    runFork(Effect.scoped(afterFirstPage(router)));
    preloadLinks(router, store);
  };
  const unsubscribe = router.subscribe("onRendered", () => void afterFirstRender());
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
