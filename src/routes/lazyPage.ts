/** Code that is loaded on demand. The error page handles a chunk that does not load. */
import { lazyRouteComponent } from "@tanstack/react-router";
import { ChunkLoadFailed, isChunkLoadError } from "#src/domain/chunkLoadError.ts";

const reportChunkError = (error: unknown): never => {
  throw isChunkLoadError(error) ? new ChunkLoadFailed(error) : error;
};

/**
 * For loaders: what only one page needs comes with its page. Returns a function that loads the module once, since even a
 * module that has been loaded takes the browser some tasks to import.
 */
export const moduleLoader = <Module>(load: () => Promise<Module>): (() => Promise<Module>) => {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      return reportChunkError(error);
    });
    return loaded;
  };
};

/** @param others - Loaders of modules that the route's own loader needs: whoever preloads the page preloads them too. */
export const lazyPage = <
  Module extends Readonly<Record<string, unknown>>,
  Name extends keyof Module & string,
>(
  load: () => Promise<Module>,
  name: Name,
  others: ReadonlyArray<() => Promise<unknown>> = [],
) =>
  lazyRouteComponent(async () => {
    const [page] = await Promise.all([
      load().catch(reportChunkError),
      ...others.map((loadOther) => loadOther()),
    ]);
    return page;
  }, name);
