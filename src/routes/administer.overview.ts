/** /administer/overview — all apps. */
import { createRoute } from "@tanstack/react-router";
import { readAppListSearch } from "#src/domain/apps/appList.ts";
import { messages } from "#src/features/apps/messages.en.ts";
import { Page } from "#src/pages/overview/Overview.tsx";
import { refreshAppsAtom } from "#src/runtime/apps/appsAtom.ts";
import { administerRoute } from "./administer.ts";

export const overviewRoute = createRoute({
  getParentRoute: () => administerRoute,
  path: "overview",
  staticData: {
    title: messages.overviewTitle,
    start: { calls: ["apps.list"], hasList: true },
  },
  validateSearch: readAppListSearch,
  loader: ({ context }) => context.store.set(refreshAppsAtom),
  // Search parameters filter data that is loaded already.
  shouldReload: ({ cause }) => cause !== "stay",
  // Part of the console's code, since this is the page that everybody sees first.
  component: Page,
});
