/** A route's page that is loaded on demand. The error page handles a chunk that does not load. */
import { lazyRouteComponent } from "@tanstack/react-router";
import { ChunkLoadFailed, isChunkLoadError } from "#src/domain/pageErrors.ts";

/**
 * The router would reload by a rule of its own after an error that it knows.
 * @param others - Loaders of modules that the route's own loader needs: whoever preloads the page preloads them too.
 */
export const lazyPage = <
  Module extends Readonly<Record<string, unknown>>,
  Name extends keyof Module & string,
>(
  load: () => Promise<Module>,
  name: Name,
  others: ReadonlyArray<() => Promise<unknown>> = [],
) =>
  lazyRouteComponent(async () => {
    try {
      const [page] = await Promise.all([load(), ...others.map((loadOther) => loadOther())]);
      return page;
    } catch (error) {
      throw isChunkLoadError(error) ? new ChunkLoadFailed(error) : error;
    }
  }, name);
