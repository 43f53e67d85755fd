/** /auth — begins or completes a sign-in, or refreshes the session, then continues at `redirect`; or the end of a sign-out. */
import { createRoute, redirect } from "@tanstack/react-router";
import { messages } from "#src/features/sign-in/messages.en.ts";
import { SigningIn } from "#src/features/sign-in/SigningIn.tsx";
import { continuation, readAuthSearch } from "#src/pages/arrival.ts";
import { lazyPage } from "#src/pages/lazyPage.ts";
import { rootRoute } from "./root.ts";

export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "auth",
  staticData: { title: messages.title },
  validateSearch: readAuthSearch,
  loaderDeps: ({ search }) => search,
  loader: async (arrival) => {
    const path = await continuation(arrival);
    if (path !== undefined) throw redirect({ href: path, replace: true });
  },
  pendingComponent: SigningIn,
  component: lazyPage(() => import("#src/pages/Auth.tsx"), "SignedOutHere"),
  errorComponent: lazyPage(() => import("#src/pages/Auth.tsx"), "AuthError"),
});
