/** Loading the console anew: because a person wants it, or once for a path where a part of it is missing. */
import { Effect } from "effect";
import { atom } from "jotai";
import { runEffect } from "#src/runtime/runEffect.ts";
import { Browser } from "#src/services/Browser.ts";
import { Repeats } from "#src/services/Repeats.ts";

const reload = Effect.flatMap(Browser, (browser) => browser.reload);

export const reloadAtom = atom(null, (get) => runEffect(get, reload));

/** Comes back only where it must not reload, as it has done so just now. */
export const reloadOnceAtom = atom(null, async (get, _set, path: string): Promise<void> => {
  const once = Effect.flatMap(Repeats, ({ mayDo }) => mayDo("reload", path));
  await runEffect(
    get,
    Effect.flatMap(once, (isFirst) => (isFirst ? reload : Effect.void)),
  );
});
