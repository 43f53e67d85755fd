/** /auth — begins or completes a sign-in, or refreshes the session, then continues at `redirect`; or the end of a sign-out. */
import { createRoute, redirect } from "@tanstack/react-router";
import { messages } from "#src/features/sign-in/messages.en.ts";
import { authenticate } from "#src/features/sign-in/signIn.ts";
import { SigningIn } from "#src/features/sign-in/SigningIn.tsx";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { load } from "#src/runtime/load.ts";
import { returnedTo } from "#src/services/Browser.ts";
import { lazyPage } from "./lazyPage.ts";
import { rootRoute } from "./root.tsx";

export interface AuthSearch {
  readonly refresh?: "true";
  readonly redirect?: string;
  /** The provider asks for credentials even when it has a session. */
  readonly prompt?: "login";
  /** A sign-out has ended here, at the console. */
  readonly signedOut?: "here";
}

/** Later runs in the same document follow links. */
let isArrival = true;

export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "auth",
  staticData: { title: messages.title, errorTitle: messages.failedTitle },
  validateSearch: ({ refresh, redirect, prompt, signedOut }: Record<string, unknown>): AuthSearch => ({
    ...(refresh === "true" && { refresh }),
    ...(typeof redirect === "string" && { redirect }),
    ...(prompt === "login" && { prompt }),
    ...(signedOut === "here" && { signedOut }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { store, takeAuthResponse }, deps, location, abortController }) => {
    const isReturn = isArrival && returnedTo() === location.pathname;
    isArrival = false;
    if (deps.signedOut !== undefined) return;
    const path = await load(
      store,
      abortController.signal,
      authenticate({
        response: takeAuthResponse(),
        redirect: deps.redirect,
        refresh: deps.refresh !== undefined,
        forcePrompt: deps.prompt !== undefined,
        isReturn,
        language: store.get(i18nAtom).language,
      }),
    );
    throw redirect({ href: path, replace: true });
  },
  pendingComponent: SigningIn,
  component: lazyPage(() => import("./auth.page.tsx"), "SignedOutHere"),
  errorComponent: lazyPage(() => import("./auth.page.tsx"), "AuthError"),
});
