/** /administer/analytics/segments — registered users of one app by answer. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/i18n/messages.en.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { prefetch } from "#src/runtime/prefetch.ts";
import { administerRoute } from "./administer.tsx";
import { lazyPage } from "./lazyPage.ts";
import { preloadMetrics, sendMetricCalls } from "./preloadMetrics.ts";

export const segmentsRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "analytics/segments",
  staticData: {
    title: messages.segmentsTitle,
    start: {
      calls: ["apps.list"],
      code: ["src/features/metrics/pages/SegmentsPage.tsx", "src/ui/chart/VegaDrawing.tsx"],
    },
    preload: preloadMetrics,
  },
  // Another app or period changes the search only, which reloads nothing here.
  shouldReload: ({ cause }) => cause === "enter",
  loader: async ({ context: { store }, abortController }) => {
    prefetch(store, appsAtom);
    await sendMetricCalls(store, abortController.signal);
  },
  component: lazyPage(() => import("#src/features/metrics/pages/SegmentsPage.tsx"), "SegmentsPage"),
});
