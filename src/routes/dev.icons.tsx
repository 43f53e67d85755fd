/** /dev/icons — icons and components, for developers. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/features/icons/messages.en.ts";
import { lazyPage } from "./lazyPage.ts";
import { rootRoute } from "./root.tsx";

export const iconsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "dev/icons",
  staticData: { title: messages.title, purpose: messages.purpose },
  component: lazyPage(() => import("./dev.icons.page.tsx"), "Page"),
});
