/**
 * Loads the code of a page while a link to it has the pointer or the focus, in the navigation its data too. When the
 * browser is idle, it fetches the code of the navigation's pages, one after the other, so that they open offline.
 */
import type { Store } from "#src/runtime/load.ts";
import { network } from "#src/services/network.ts";
import { preloadModule } from "#src/services/preloadModule.ts";
import { findPage, type StartPlan } from "#src/services/startPlan.ts";
import { navigationItems } from "./navigation.ts";
import type { makeRouter } from "./router.ts";

type Router = ReturnType<typeof makeRouter>;

/** In milliseconds: a pointer that only passes by loads nothing. */
const delay = 50;

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

const preload = (router: Router, store: Store, link: HTMLAnchorElement): void => {
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
    if (link) timer = setTimeout(preload, delay, router, store, link);
  };
  for (const event of ["pointerover", "focusin"]) document.addEventListener(event, follow);
};

/** Fetched, not run: that would take the processor from what the person does next. Not for one who saves data. */
export const preloadNavigation = async (
  pages: StartPlan["pages"],
  { isDear, idle, preload } = { ...network, preload: preloadModule },
): Promise<void> => {
  if (isDear()) return;
  for (const { href } of navigationItems) {
    await idle();
    await Promise.all((findPage(pages, href)?.files ?? []).map(preload));
  }
};
