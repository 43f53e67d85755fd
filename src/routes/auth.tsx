/** /auth — sign-in entry: begins, refreshes or ends a sign-in, then goes on to `redirect`. */
import { createRoute, redirect } from "@tanstack/react-router";
import { i18nAtom } from "#src/i18n/i18n.ts";
import { messages } from "#src/features/sign-in/messages.en.ts";
import { enter } from "#src/features/sign-in/signIn.ts";
import { load } from "#src/runtime/load.ts";
import { lazyPage } from "./lazyPage.ts";
import { rootRoute } from "./root.tsx";

export interface AuthSearch {
  readonly refresh?: "true";
  readonly redirect?: string;
}

export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "auth",
  staticData: { title: messages.title, errorTitle: messages.failedTitle },
  validateSearch: ({ refresh, redirect }: Record<string, unknown>): AuthSearch => ({
    ...(refresh === "true" && { refresh }),
    ...(typeof redirect === "string" && { redirect }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { store, takeAnswer }, deps, abortController }) => {
    const path = await load(
      store,
      abortController.signal,
      enter({
        answer: takeAnswer(),
        redirect: deps.redirect,
        refresh: deps.refresh !== undefined,
        language: store.get(i18nAtom).language,
      }),
    );
    throw redirect({ href: path, replace: true });
  },
  pendingComponent: lazyPage(() => import("#src/features/sign-in/SigningIn.tsx"), "SigningIn"),
  errorComponent: lazyPage(() => import("./auth.error.tsx"), "AuthError"),
});
