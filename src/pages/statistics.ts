/** What the pages of the statistics share: their calls and the drawing code load in parallel with the page's code. */
import { refreshAppsAtom } from "#src/runtime/apps/appsAtom.ts";
import { callsSent, type Store } from "#src/runtime/load.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";
import type { LoadedPage } from "./staticData.ts";

const loadBlocks = lazyModule(() => import("#src/features/metrics/answers/blocks.ts"));
const loadDrawing = lazyModule(async () => {
  const { loadDrawingCode } = await import("#src/ui/chart/drawingCode.ts");
  await loadDrawingCode();
});

/** From the intent to open a page until it is open, in milliseconds. */
const warmFor = 10_000;

const startCalls = async (store: Store) => {
  const { blocks, refreshQuestionAtom } = await loadBlocks();
  const leaves = blocks.map(({ loadingAtom }) => store.sub(loadingAtom, () => undefined));
  setTimeout(() => {
    for (const leave of leaves) leave();
  }, warmFor);
  store.set(refreshQuestionAtom);
};

// A failure is not reported here: the page asks for its code again.
const ended = async (...loaded: ReadonlyArray<Promise<unknown>>) => void (await Promise.allSettled(loaded));

/** Another app or period changes the search only, which reloads nothing. */
export const shouldReload = ({ cause }: { readonly cause: string }) => cause === "enter";

export const preload = (store: Store) => ended(startCalls(store), loadDrawing());

export const loader = async ({ context: { store }, abortController }: LoadedPage) => {
  store.set(refreshAppsAtom);
  void ended(loadDrawing());
  await ended(startCalls(store));
  await callsSent(store, abortController.signal);
};

export const drawing = "src/ui/chart/VegaDrawing.tsx";
