/** Entry point: runtime, store, router, first render. The only file with top-level effects. */
import "./early.ts";
import "./theme/theme.css.ts";
import "./theme/fonts.css.ts";
import "./theme/global.css.ts";
import { RouterProvider } from "@tanstack/react-router";
import { Cause, Effect, Exit, ManagedRuntime, Option } from "effect";
import { createStore, Provider } from "jotai";
import { createRoot } from "react-dom/client";
import { appNameAtom } from "./app/appName.ts";
import { loadCatalogue } from "./app/catalogues.ts";
import { ConfigErrorPage } from "./app/ConfigErrorPage.tsx";
import { logFailure, makeFailureHandler } from "./app/failures.ts";
import { makeRouter } from "./app/router.ts";
import { restoreAppearanceAtom } from "./features/appearance/appearance.ts";
import { catalogueLoaderAtom } from "./features/language/language.ts";
import { currentUserAtom } from "./features/sign-in/currentUser.ts";
import { leaveAtom } from "./features/sign-in/leave.ts";
import { latestBuildAtom } from "./features/updates/updates.ts";
import { i18nAtom, makeI18n } from "./i18n/i18n.ts";
import { networkStatusAtom } from "./runtime/connectivity.ts";
import { connectRouter } from "./runtime/locationAtom.ts";
import { onFailureAtom, runtimeAtom } from "./runtime/runtimeAtom.ts";
import { AppConfig } from "./services/AppConfig.ts";
import { AppLayer } from "./services/AppLayer.ts";
import { takeAuthResponse } from "./services/Browser.ts";
import { Connectivity } from "./services/Connectivity.ts";
import { LanguageStore } from "./services/LanguageStore.ts";
import { Session } from "./services/Session.ts";
import { Updates } from "./services/Updates.ts";

const query = new URLSearchParams(location.search).get("lang");
// First: an authorization code must not stay in the address.
const takeResponse = takeAuthResponse();

const store = createStore();
const managed = ManagedRuntime.make(AppLayer);
const starting = managed.runPromiseExit(
  Effect.zip(Effect.runtime<ManagedRuntime.ManagedRuntime.Context<typeof managed>>(), AppConfig),
);

const language = await Effect.runPromise(
  Effect.flatMap(LanguageStore, ({ initial }) => initial(query)).pipe(Effect.provide(LanguageStore.layer)),
);
store.set(catalogueLoaderAtom, { load: loadCatalogue });
store.set(i18nAtom, makeI18n(language, await loadCatalogue(language)));

// React logs whole errors, and a request error holds the bearer token.
const root = createRoot(document.querySelector("#root") ?? document.body, {
  onCaughtError: logFailure,
  onUncaughtError: logFailure,
});
const started = await starting;

if (Exit.isSuccess(started)) {
  const [runtime, config] = started.value;
  store.set(runtimeAtom, runtime);
  store.set(appNameAtom, config.appName);
  await store.set(restoreAppearanceAtom);
  const router = makeRouter({ store, takeAuthResponse: takeResponse });
  connectRouter(store, router);
  store.set(
    onFailureAtom,
    makeFailureHandler(() => {
      // Before that, the guard of /administer handles a 401.
      if (store.get(currentUserAtom) !== undefined) void store.set(leaveAtom, "ended");
    }),
  );
  const following = Effect.gen(function* () {
    yield* (yield* Connectivity).follow((status) => store.set(networkStatusAtom, status));
    yield* (yield* Updates).follow((latest) => store.set(latestBuildAtom, latest));
    yield* (yield* Session).follow((end) => void store.set(leaveAtom, end));
    return yield* Effect.never;
  });
  managed.runFork(Effect.scoped(following));
  root.render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
} else {
  const failure = Cause.failureOption(started.cause);
  if (Option.isNone(failure)) throw Cause.squash(started.cause);
  root.render(
    <Provider store={store}>
      <ConfigErrorPage issues={failure.value.issues} />
    </Provider>,
  );
}
