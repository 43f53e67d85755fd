/**
 * Code that is loaded on demand. What does not load although there is a network is thrown to the error page, which reloads
 * once (ChunkErrorPage).
 */
import { type ComponentType, lazy } from "react";

/**
 * Returns a function that loads the module once, since even a module that has been loaded takes the browser some tasks to
 * import. After a failure the next call loads it again.
 */
export const lazyModule = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
};

/** Without a network it waits for one: the page that is open stays. */
const untilOnline = async <A>(load: () => Promise<A>): Promise<A> => {
  try {
    return await load();
  } catch (error) {
    // oxlint-disable-next-line no-restricted-globals -- No service: what loads its code lies below them.
    if (navigator.onLine) throw error;
  }
  await new Promise<void>((resolve) => {
    globalThis.addEventListener("online", () => resolve(), { once: true });
  });
  return untilOnline(load);
};

/**
 * A component that is loaded when it is first rendered, within Suspense. `preload` is for whoever points at what opens
 * it. `instead` is rendered if it does not load, where its absence does less harm than an error page.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
) => {
  const loadOnce = lazyModule(load);
  const component = lazy(async () => ({
    default: await (instead ? loadOnce().catch(() => instead) : untilOnline(loadOnce)),
  }));
  // The rendering reports a failure.
  return Object.assign(component, { preload: () => void loadOnce().catch(() => undefined) });
};
