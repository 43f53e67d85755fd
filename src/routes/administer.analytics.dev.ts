/** /administer/analytics/dev — the metric calls and their answers, for developers. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/i18n/messages.en.ts";
import { lazyPage } from "#src/pages/lazyPage.ts";
import { shouldReload } from "#src/pages/statistics.ts";
import { refreshAppsAtom } from "#src/runtime/apps/appsAtom.ts";
import { administerRoute } from "./administer.ts";

export const devRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "analytics/dev",
  staticData: {
    title: messages.devTitle,
    purpose: messages.devPurpose,
    start: { calls: ["apps.list"], hasBar: true, code: ["src/features/metrics/dev/DevPage.tsx"] },
  },
  shouldReload,
  loader: ({ context }) => context.store.set(refreshAppsAtom),
  component: lazyPage(() => import("#src/features/metrics/dev/DevPage.tsx"), "DevPage"),
});
