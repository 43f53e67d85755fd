/** / — the welcome page. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/features/welcome/messages.en.ts";
import { hasStoredSession } from "#src/services/storedSession.ts";
import { lazyPage } from "./lazyPage.ts";
import { rootRoute } from "./root.tsx";

export const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  staticData: { title: messages.title },
  loader: () => hasStoredSession().catch(() => false),
  component: lazyPage(() => import("./welcome.page.tsx"), "Page"),
});
