/** Reloading the page: on request, or automatically when a chunk is missing. */
import { Effect } from "effect";
import { atom } from "jotai";
import { runEffect } from "#src/runtime/runEffect.ts";
import { Browser } from "#src/services/Browser.ts";
import { LoopGuard } from "#src/services/LoopGuard.ts";

const reload = Effect.flatMap(Browser, (browser) => browser.reload);

export const reloadAtom = atom(null, (get) => runEffect(get, reload));

const isReloadingAtom = atom(false);

/** Reloads at most once per path within a time. Returns only if this page is the result of a reload in that time. */
export const reloadOnceAtom = atom(null, async (get, set, path: string): Promise<void> => {
  const isFirst = await runEffect(
    get,
    Effect.flatMap(LoopGuard, ({ allows }) => allows("reload", path)),
  );
  if (isFirst) set(isReloadingAtom, true);
  // Another part may be missing, too, until the browser has left the page.
  if (get(isReloadingAtom)) await runEffect(get, isFirst ? reload : Effect.never);
});
