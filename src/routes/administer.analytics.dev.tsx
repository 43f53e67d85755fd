/** /administer/analytics/dev — what the metric calls have answered. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/features/metrics/dev/messages.en.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { prefetch } from "#src/runtime/prefetch.ts";
import { administerRoute } from "./administer.tsx";
import { lazyPage } from "./lazyPage.ts";

export const devRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "analytics/dev",
  staticData: { title: messages.title },
  // Another app or period is another address of the same page.
  shouldReload: ({ cause }) => cause === "enter",
  loader: ({ context }) => prefetch(context.store, appsAtom),
  component: lazyPage(() => import("#src/features/metrics/dev/DevPage.tsx"), "DevPage"),
});
