/** What every page of statistics starts with: the list of apps, and what was looked at last. */
import { appsAtom } from "#src/features/apps/apps.ts";
import { prefetch } from "#src/runtime/prefetch.ts";
import type { Store } from "#src/runtime/load.ts";

export const loadStatistics = async (store: Store): Promise<void> => {
  prefetch(store, appsAtom);
  // Other pages need nothing of it, so it comes with the statistics.
  const { appSourceAtom, restoreChoiceAtom } = await import("#src/features/metrics/choice/choice.ts");
  store.set(appSourceAtom, { apps: appsAtom });
  await store.set(restoreChoiceAtom);
};
