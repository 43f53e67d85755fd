/** /administer/users/statistics — the statistics of an app. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/i18n/messages.en.ts";
import { lazyPage } from "#src/pages/lazyPage.ts";
import { drawing, loader, preload, shouldReload } from "#src/pages/statistics.ts";
import { administerRoute } from "./administer.ts";

export const statisticsRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "users/statistics",
  staticData: {
    title: messages.statisticsTitle,
    start: {
      calls: ["apps.list"],
      hasBar: true,
      code: ["src/features/metrics/pages/StatisticsPage.tsx", drawing],
    },
    preload,
  },
  shouldReload,
  loader,
  component: lazyPage(() => import("#src/features/metrics/pages/StatisticsPage.tsx"), "StatisticsPage"),
});
