/** /administer/analytics/dev — the metric calls and their answers, for developers. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/i18n/messages.en.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { prefetch } from "#src/runtime/prefetch.ts";
import { administerRoute } from "./administer.tsx";
import { lazyPage } from "./lazyPage.ts";

export const devRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "analytics/dev",
  staticData: {
    title: messages.devTitle,
    purpose: messages.devPurpose,
    start: { calls: ["apps.list"], code: ["src/features/metrics/dev/DevPage.tsx"] },
  },
  // Another app or period changes the search only, which reloads nothing here.
  shouldReload: ({ cause }) => cause === "enter",
  loader: ({ context }) => prefetch(context.store, appsAtom),
  component: lazyPage(() => import("#src/features/metrics/dev/DevPage.tsx"), "DevPage"),
});
