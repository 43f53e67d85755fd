/** For the routes of the statistics: their data loads beside their code. */
import type { Store } from "#src/runtime/load.ts";

/** A failure is not reported here: the page asks for its code itself. */
export const preloadMetrics = (store: Store): Promise<void> =>
  import("#src/features/metrics/preload.ts").then(
    (metrics) => metrics.preloadMetrics(store),
    () => undefined,
  );
