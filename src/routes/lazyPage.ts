/** Code that is loaded on demand. The error page handles a chunk that does not load. */
import { lazyRouteComponent } from "@tanstack/react-router";
import { ChunkLoadFailed, isChunkLoadError } from "#src/domain/chunkLoadError.ts";

/** For loaders: what only one page needs comes with its page. */
export const loadModule = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    throw isChunkLoadError(error) ? new ChunkLoadFailed(error) : error;
  }
};

export const lazyPage = <Module extends Readonly<Record<string, unknown>>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(() => loadModule(load), name);
