/** Starts what the pages of statistics show while such a page loads, or as soon as it will probably open. */
import type { Store } from "#src/runtime/load.ts";
import { warmUp } from "#src/runtime/prefetch.ts";
import { loadDrawingCode } from "#src/ui/chart/drawingCode.ts";
import { blocks } from "./blocks.ts";

export const preloadMetrics = (store: Store): void => {
  for (const { queryAtom } of blocks) warmUp(store, queryAtom);
  // A chart asks for the code again, and shows the failure.
  loadDrawingCode().catch(() => undefined);
};
