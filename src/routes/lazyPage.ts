/** A page whose code is fetched when it is needed; where that fails, the error page decides what to do. */
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
