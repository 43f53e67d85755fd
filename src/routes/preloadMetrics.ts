/** For the routes of the statistics: loads their data and the drawing code in parallel with the page's code. */
import type { Store } from "#src/runtime/load.ts";
import { warmUp } from "#src/runtime/prefetch.ts";

const preload = async (store: Store) => {
  const [{ blocks }, { loadDrawingCode }] = await Promise.all([
    import("#src/features/metrics/blocks.ts"),
    import("#src/ui/chart/drawingCode.ts"),
  ]);
  for (const { queryAtom } of blocks) warmUp(store, queryAtom);
  await loadDrawingCode();
};

/** A failure is not reported here: the page asks for its code again. */
export const preloadMetrics = (store: Store): Promise<void> => preload(store).catch(() => undefined);
