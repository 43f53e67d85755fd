/**
 * Loads the code of a page while a link to it has the pointer or the focus, in the navigation its data too. When the
 * browser is idle, it loads the code of the navigation's pages, one after the other, so that they open offline.
 */
import type { Store } from "#src/runtime/load.ts";
import { isProtected } from "#src/domain/sign-in/safeRedirect.ts";
import { network } from "#src/services/network.ts";
import { navigationItems } from "./navigation.ts";
import type { makeRouter } from "./router.ts";

type Router = ReturnType<typeof makeRouter>;

/** In milliseconds: a pointer that only passes by loads nothing. */
const delay = 50;

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

const loadCode = async (router: Router, pathname: string): Promise<void> => {
  const [routes] = router.getMatchedRoutes(pathname);
  // The navigation reports a failure.
  for (const route of routes) await router.loadRouteChunk(route)?.catch(() => undefined);
};

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

/** Not for a person who saves data, nor on a slow network. */
export const preloadNavigation = async (
  router: Router,
  { isDear, idle }: { readonly isDear: () => boolean; readonly idle: () => Promise<void> } = network,
): Promise<void> => {
  if (isDear() || !isProtected(router.latestLocation.pathname)) return;
  for (const { href } of navigationItems) {
    await idle();
    await loadCode(router, href);
  }
};
