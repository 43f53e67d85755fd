/** /administer/analytics/segments — the registered users of one app by their answers. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/features/metrics/messages.en.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { prefetch } from "#src/runtime/prefetch.ts";
import { administerRoute } from "./administer.tsx";
import { lazyPage } from "./lazyPage.ts";

export const segmentsRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "analytics/segments",
  staticData: { title: messages.segmentsTitle },
  // Another app or period is another address of the same page.
  shouldReload: ({ cause }) => cause === "enter",
  loader: ({ context }) => prefetch(context.store, appsAtom),
  component: lazyPage(() => import("#src/features/metrics/SegmentsPage.tsx"), "SegmentsPage"),
});
