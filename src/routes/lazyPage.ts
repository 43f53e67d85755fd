/** A page that is loaded on demand. The error page handles a chunk that does not load. */
import { lazyRouteComponent } from "@tanstack/react-router";
import { ChunkLoadFailed, isChunkLoadError } from "#src/domain/chunkLoadError.ts";

export const lazyPage = <Module extends Readonly<Record<string, unknown>>, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
) =>
  lazyRouteComponent(async () => {
    try {
      return await load();
    } catch (error) {
      throw isChunkLoadError(error) ? new ChunkLoadFailed(error) : error;
    }
  }, name);
