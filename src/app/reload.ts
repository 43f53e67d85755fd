/** Reloading the page: on request, or automatically when a chunk is missing. */
import { Effect } from "effect";
import { atom } from "jotai";
import { runEffect } from "#src/runtime/runEffect.ts";
import { Browser } from "#src/services/Browser.ts";
import { LoopGuard } from "#src/services/LoopGuard.ts";

const reload = Effect.flatMap(Browser, (browser) => browser.reload);

export const reloadAtom = atom(null, (get) => runEffect(get, reload));

/** Reloads at most once per path within a time. Returns only if the page was already reloaded in that time. */
export const reloadOnceAtom = atom(null, async (get, _set, path: string): Promise<void> => {
  const once = Effect.flatMap(LoopGuard, ({ allows }) => allows("reload", path));
  await runEffect(
    get,
    Effect.flatMap(once, (isFirst) => (isFirst ? reload : Effect.void)),
  );
});
