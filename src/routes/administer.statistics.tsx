/** The pages of the statistics. Their calls and the drawing code load in parallel with the page's code. */
import { createRoute } from "@tanstack/react-router";
import { messages } from "#src/i18n/messages.en.ts";
import { appsAtom } from "#src/runtime/apps/appsAtom.ts";
import { type Store, callsSent, prefetch, warmUp } from "#src/runtime/load.ts";
import { lazyModule } from "#src/ui/lazyPart.ts";
import { administerRoute } from "./administer.tsx";
import { lazyPage } from "./lazyPage.ts";
import type { RouterContext } from "./root.tsx";

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

const common = {
  getParentRoute: () => administerRoute,
  // Another app or period changes the search only, which reloads nothing here.
  shouldReload: ({ cause }: { readonly cause: string }) => cause === "enter",
};

const ofCharts = {
  ...common,
  loader: async (navigation: {
    readonly context: RouterContext;
    readonly abortController: AbortController;
  }) => {
    const { store } = navigation.context;
    prefetch(store, appsAtom);
    void ended(loadDrawing());
    await ended(startCalls(store));
    await callsSent(store, navigation.abortController.signal);
  },
};
const preload = (store: Store) => ended(startCalls(store), loadDrawing());
const drawing = "src/ui/chart/VegaDrawing.tsx";

export const statisticsRoute = createRoute({
  ...ofCharts,
  path: "users/statistics",
  staticData: {
    title: messages.statisticsTitle,
    start: {
      calls: ["apps.list"],
      hasBar: true,
      code: ["src/features/metrics/pages/StatisticsPage.tsx", drawing],
    },
    preload,
  },
  component: lazyPage(() => import("#src/features/metrics/pages/StatisticsPage.tsx"), "StatisticsPage"),
});

export const segmentsRoute = createRoute({
  ...ofCharts,
  path: "analytics/segments",
  staticData: {
    title: messages.segmentsTitle,
    start: {
      calls: ["apps.list"],
      hasBar: true,
      code: ["src/features/metrics/pages/SegmentsPage.tsx", drawing],
    },
    preload,
  },
  component: lazyPage(() => import("#src/features/metrics/pages/SegmentsPage.tsx"), "SegmentsPage"),
});

/** The metric calls and their answers, for developers. */
export const devRoute = createRoute({
  ...common,
  path: "analytics/dev",
  staticData: {
    title: messages.devTitle,
    purpose: messages.devPurpose,
    start: { calls: ["apps.list"], hasBar: true, code: ["src/features/metrics/dev/DevPage.tsx"] },
  },
  loader: ({ context }) => prefetch(context.store, appsAtom),
  component: lazyPage(() => import("#src/features/metrics/dev/DevPage.tsx"), "DevPage"),
});
