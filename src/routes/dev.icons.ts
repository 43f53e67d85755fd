/** /dev/icons — every icon, for developers. */
import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#src/pages/lazyPage.ts";
import { rootRoute } from "./root.ts";

export const iconsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "dev/icons",
  // In English alone: a message that no catalogue has shows its id.
  staticData: { title: { id: "Icons" } },
  component: lazyPage(() => import("#src/features/icons/IconsPage.tsx"), "IconsPage"),
});
