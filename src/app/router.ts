/** The route tree and the router's options. */
import { createBrowserHistory, createRouter } from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "#src/domain/searchParameters.ts";
import type { RouterContext } from "#src/pages/staticData.ts";
import { devRoute } from "#src/routes/administer.analytics.dev.ts";
import { segmentsRoute } from "#src/routes/administer.analytics.segments.ts";
import { administerIndexRoute } from "#src/routes/administer.index.ts";
import { appRoute } from "#src/routes/administer.my-apps.ts";
import { overviewRoute } from "#src/routes/administer.overview.ts";
import { themeRoute } from "#src/routes/administer.themes.theme.ts";
import { themesRoute } from "#src/routes/administer.themes.ts";
import { administerRoute } from "#src/routes/administer.ts";
import { statisticsRoute } from "#src/routes/administer.users.statistics.ts";
import { usersRoute } from "#src/routes/administer.users.ts";
import { authRoute } from "#src/routes/auth.ts";
import { iconsRoute } from "#src/routes/dev.icons.ts";
import { rootRoute } from "#src/routes/root.ts";
import { welcomeRoute } from "#src/routes/welcome.ts";
import { returnedTo } from "#src/services/Browser.ts";
import { ErrorPage, NotFoundPage } from "./failurePages.tsx";
import { Root } from "./Root.tsx";
import { Shell } from "./Shell.tsx";
import { PagePending, Starting } from "./Starting.tsx";

/** A page that loads slowly shows its title in the frame first. */
const inFrame = { pendingComponent: PagePending };

export const routeTree = rootRoute
  .update({ component: Root })
  .addChildren([
    welcomeRoute,
    authRoute,
    iconsRoute,
    administerRoute
      .update({ component: Shell })
      .addChildren([
        administerIndexRoute,
        overviewRoute.update(inFrame),
        appRoute.update(inFrame),
        usersRoute.update(inFrame),
        statisticsRoute.update(inFrame),
        segmentsRoute.update(inFrame),
        devRoute.update(inFrame),
        themesRoute.update(inFrame),
        themeRoute.update(inFrame),
      ]),
  ]);

export const makeRouter = (context: RouterContext, history = createBrowserHistory()) => {
  const firstPath = history.location.pathname;
  let isFirst = true;
  const router = createRouter({
    routeTree,
    context,
    history,
    caseSensitive: true,
    InnerWrap: Starting,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultStaleTime: 0,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: "fuzzy",
    // A page scrolls to its own hash, after going back as well. The first one stays where its frame was scrolled to, but
    // after a reload or going back, its position is restored.
    scrollRestoration: ({ location: { hash, pathname } }) =>
      hash === "" && !(isFirst && pathname === firstPath && returnedTo() === undefined),
    parseSearch,
    stringifySearch,
  });
  // While a page loads, the document is short. The router would take that position for the one of the page before.
  const withhold = (event: Event) => event.stopImmediatePropagation();
  router.subscribe("onBeforeLoad", ({ pathChanged }) => {
    if (pathChanged) globalThis.addEventListener("scroll", withhold, { capture: true });
  });
  router.subscribe("onRendered", () => {
    globalThis.removeEventListener("scroll", withhold, { capture: true });
    isFirst = false;
    // The router drops the scroll position at each rendering. It would lose the position without another scroll event.
    document.dispatchEvent(new Event("scroll"));
  });
  return router;
};

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
