/** / — the welcome page. */
import { createRoute } from "@tanstack/react-router";
import { Effect } from "effect";
import { messages } from "#src/features/welcome/messages.en.ts";
import { load } from "#src/runtime/load.ts";
import { LoopGuard } from "#src/services/LoopGuard.ts";
import { lazyPage } from "./lazyPage.ts";
import { hasTokens, rootRoute } from "./root.tsx";

export const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: { title: messages.title },
  loader: ({ context: { store }, abortController }) =>
    load(
      store,
      abortController.signal,
      Effect.zipLeft(
        hasTokens,
        Effect.flatMap(LoopGuard, ({ noteAnswer }) => noteAnswer),
      ),
    ),
  component: lazyPage(() => import("./welcome.page.tsx"), "Page"),
});
