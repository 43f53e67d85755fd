/** / — the welcome page. */
import { createRoute } from "@tanstack/react-router";
import { Effect } from "effect";
import { messages } from "#src/features/welcome/messages.en.ts";
import { lazyPage } from "#src/pages/lazyPage.ts";
import { load } from "#src/runtime/load.ts";
import { isSignedIn } from "#src/services/Session.ts";
import { noteAnswer } from "#src/services/sign-in/loopGuard.ts";
import { rootRoute } from "./root.ts";

export const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: { title: messages.title },
  loader: ({ context: { store }, abortController }) =>
    load(store, abortController.signal, Effect.zipLeft(isSignedIn, noteAnswer)),
  component: lazyPage(() => import("#src/pages/Welcome.tsx"), "Page"),
});
