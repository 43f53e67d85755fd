/** For the routes of the statistics: starts their calls, and loads the drawing code, in parallel with the page's code. */
import { callsSent, type Store } from "#src/runtime/load.ts";
import { warmUp } from "#src/runtime/prefetch.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";

const loadBlocks = lazyModule(() => import("#src/features/metrics/answers/blocks.ts"));
const loadDrawing = lazyModule(async () => {
  const { loadDrawingCode } = await import("#src/ui/chart/drawingCode.ts");
  await loadDrawingCode();
});

const startCalls = async (store: Store) => {
  const { blocks } = await loadBlocks();
  for (const { loadingAtom, answerAtom } of blocks)
    warmUp(store, loadingAtom, () => store.get(answerAtom) === null && !store.get(loadingAtom));
};

// A failure is not reported here: the page asks for its code again.
const ended = async (...loaded: ReadonlyArray<Promise<unknown>>) => void (await Promise.allSettled(loaded));

export const preloadMetrics = (store: Store): Promise<void> => ended(startCalls(store), loadDrawing());

/** For the loaders: ends when the calls are sent. */
export const sendMetricCalls = async (store: Store, signal: AbortSignal): Promise<void> => {
  void ended(loadDrawing());
  await ended(startCalls(store));
  await callsSent(store, signal);
};
