/** The root of all routes: redirects of the configuration, and the guard of /administer. */
import { createRootRouteWithContext } from "@tanstack/react-router";
import { beforePage, besidePage } from "#src/pages/guard.ts";
import type { RouterContext } from "#src/pages/staticData.ts";

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  beforeLoad: beforePage,
  shouldReload: true,
  loader: besidePage,
});
