/**
 * Loads the code of a page while a link to it has the pointer or the focus, at once when it is pressed; a link of the
 * navigation loads the page's data too. When the browser is idle, it runs the code of an app's page, where most clicks
 * lead, and fetches that of all navigation pages, page by page, so that they open offline.
 */
import type { Store } from "#src/runtime/load.ts";
import { network } from "#src/services/browser/environment.ts";
import { preload, readPlan } from "#src/start/startPlan.ts";
import { navigationItems } from "./navigation.ts";
import type { makeRouter } from "./router.ts";

type Router = ReturnType<typeof makeRouter>;

/** In milliseconds: a pointer that only passes by loads nothing. */
const delay = 50;

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

/** The files of the pages without parameters, by path. Empty in development, where the build has written no plan. */
const readFiles = (): ReadonlyMap<string, ReadonlyArray<string>> => {
  return new Map(readPlan()?.pages.map(({ path, files }) => [path, files]));
};

const preloadPage = (router: Router, store: Store, link: HTMLAnchorElement): void => {
  const { origin, pathname } = new URL(link.href);
  if (origin !== new URL(document.baseURI).origin || pathname === router.latestLocation.pathname) return;
  const [routes] = router.getMatchedRoutes(pathname);
  for (const route of routes) {
    // The navigation reports a failure.
    router.loadRouteChunk(route)?.catch(() => undefined);
    if (link.closest("nav")) void route.options.staticData?.preload?.(store);
  }
};

export const preloadLinks = (router: Router, store: Store): void => {
  let current: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (event: Event) => {
    const link = linkAt(event);
    if (link === current) return;
    current = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(preloadPage, delay, router, store, link);
  };
  const press = (event: Event) => {
    const link = linkAt(event);
    if (link) preloadPage(router, store, link);
  };
  for (const event of ["pointerover", "focusin"]) document.addEventListener(event, follow);
  document.addEventListener("pointerdown", press);
};

// A page that needs the code asks for it again.
const warmUpCharts = (idle: () => Promise<void>) =>
  import("#src/ui/chart/drawingCode.ts").then((code) => code.warmUpDrawing(idle)).catch(() => {});

export const loadAppPage = async (router: Router): Promise<unknown> =>
  router.loadRouteChunk(router.routesById["/administer/my-apps/$appId"])?.catch(() => undefined);

const browser = { ...network, readFiles, preload, warmUpCharts };

/**
 * Fetches only, since running the code would delay the next action; but an app's page is run, and charts, whose first
 * drawing takes longest, are drawn once, in idle time. Skipped for people who save data and on slow networks.
 */
export const preloadNavigation = async (
  loadFirst: () => Promise<unknown>,
  { isDear, idle, online, readFiles, preload, warmUpCharts } = browser,
): Promise<void> => {
  if (isDear()) return;
  await idle();
  await loadFirst();
  const files = readFiles();
  // The charts' pages, the last ones, have the most code.
  for (const { href } of navigationItems.toReversed()) {
    await idle();
    // A browser does not load a file again whose preload has failed.
    await online();
    await Promise.all((files.get(href) ?? []).map(preload));
  }
  await warmUpCharts(idle);
};
